import { describe, expect, it } from 'vitest';
import { skillGapResult } from '../assistant/skill-gap-task';
import { labelledCvs } from './fixtures';
import { secondSetPairs } from './fixtures/pairs-second-set';
import { scorePairs } from './fixtures/score-pairs';

describe('compareWithPosting', () => {
  it.each([
    ['the forty pairs', labelledCvs],
    ['the second set', secondSetPairs],
  ])('finds what recruiters would tick off and miss in %s', (_, pairs) => {
    const { matched, missing, mistakes, results } = scorePairs(pairs);
    for (const { language, result } of results) {
      expect(result.posting.language).toBe(language);
      expect(skillGapResult.parse(result)).toEqual(result);
    }
    const report = `matched ${matched.toFixed(3)}, missing ${missing.toFixed(3)}\n${mistakes.join('\n')}`;
    expect(matched, report).toBeGreaterThanOrEqual(0.9);
    expect(missing, report).toBeGreaterThanOrEqual(0.9);
  });
});
