import type { MatchJobsInput, MatchJobsResult } from '../assistant';
import { compareWithPosting, gatherKnowledge, readPostingOfMany } from '../skill-gap';

const MOST_NAMED = 12;

/** The same comparison as the skill gap's, for a list of listings. */
export function matchJobs({ cv, jobs, language }: MatchJobsInput, now: Date): MatchJobsResult {
  const knowledge = gatherKnowledge(cv, now);
  return {
    matches: jobs.map(({ id, title, description }) => {
      const posting = readPostingOfMany(description, title);
      const gap = compareWithPosting(cv, posting, now, language, knowledge);
      const names = (list: readonly { readonly name: string }[]) =>
        list.slice(0, MOST_NAMED).map(({ name }) => name);
      return {
        id,
        matchScore: posting.outcome === 'read' ? gap.matchPercentage : null,
        matching: names(gap.matchedSkills),
        missing: names(gap.missingSkills),
      };
    }),
  };
}
