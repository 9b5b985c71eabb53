import type { SkillGapInput, SkillGapResult } from '../assistant';
import { compareWithPosting } from './compare-with-posting';
import { describeIndustry } from './describe-industry';
import { planHorizons } from './plan-horizons';
import { readPosting } from './read-posting';

/** The whole answer to "how do I fit this posting, and what would help". */
export function analyzeSkillGap(input: SkillGapInput, now: Date): SkillGapResult {
  const { cv, jobDescription, jobTitle, language } = input;
  const posting = readPosting(jobDescription, jobTitle);
  const comparison = compareWithPosting(cv, posting, now, language);
  return {
    ...comparison,
    ...planHorizons(comparison, language),
    industryInsights: describeIndustry(cv, posting, language),
  };
}
