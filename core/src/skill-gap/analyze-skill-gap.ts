import type { SkillGapInput, SkillGapResult } from '../assistant';
import { compareWithPosting } from './compare-with-posting';
import { readPosting } from './posting/read-posting';
import { describeIndustry } from './report/describe-industry';
import { planHorizons } from './report/plan-horizons';

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
