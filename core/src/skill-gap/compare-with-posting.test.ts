import { describe, expect, it } from 'vitest';
import { skillGapResult } from '../assistant';
import { labelledCvs } from './fixtures';
import { fourthSetPairs } from './fixtures/pairs-fourth-set';
import { secondSetPairs } from './fixtures/pairs-second-set';
import { scorePairs } from './fixtures/score-pairs';
import { thirdSetPairs } from './fixtures/third-set';

describe('compareWithPosting', () => {
  it.each([
    ['the forty pairs', labelledCvs, 0.9, 0.9],
    ['the second set', secondSetPairs, 0.9, 0.9],
    ['thirty long postings', thirdSetPairs, 0.84, 0.79],
    ['the last six', fourthSetPairs, 0.86, 0.76],
  ])(
    'finds what recruiters would tick off and miss in %s',
    (_, pairs, leastMatched, leastMissing) => {
      const { matched, missing, mistakes, results } = scorePairs(pairs);
      for (const { language, result } of results) {
        expect(result.posting.language).toBe(language);
        expect(skillGapResult.parse(result)).toEqual(result);
      }
      const report = `matched ${matched.toFixed(3)}, missing ${missing.toFixed(3)}\n${mistakes.join('\n')}`;
      expect(matched, report).toBeGreaterThanOrEqual(leastMatched);
      expect(missing, report).toBeGreaterThanOrEqual(leastMissing);
    },
  );
});
