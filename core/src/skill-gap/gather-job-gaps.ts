import type { JobGapsInput, JobGapsResult } from '../assistant';
import { compareWithPosting, gatherKnowledge } from './compare-with-posting';
import { rankGaps } from './judgement/rank-gaps';
import { readPostingOfMany } from './posting/read-posting';

const MOST_GAPS = 20;

/** Every saved job description against one CV, and the missing skills that would raise the most matches. */
export function gatherJobGaps({ cv, jobs, language }: JobGapsInput, now: Date): JobGapsResult {
  const knowledge = gatherKnowledge(cv, now);
  const results = jobs.map(({ title, description }) => {
    const posting = readPostingOfMany(description, title);
    return compareWithPosting(cv, posting, now, language, knowledge);
  });
  const kinds = new Map(
    results.flatMap(({ missingSkills }) => missingSkills.map(({ id, kind }) => [id, kind])),
  );
  return {
    jobs: jobs.map(({ id, title }, index) => ({
      id,
      title,
      matchPercentage: results[index]?.matchPercentage ?? 0,
    })),
    gaps: rankGaps(results)
      .filter(({ points }) => points > 0)
      .slice(0, MOST_GAPS)
      .map(({ id, name, postings, points }) => ({
        id,
        kind: kinds.get(id) ?? 'unknown',
        name,
        jobs: postings.flatMap((at) => jobs[at]?.id ?? []),
        points,
      })),
  };
}
