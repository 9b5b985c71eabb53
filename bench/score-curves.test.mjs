import { describe, expect, it } from 'vitest';
import { performanceCurves, scorePerformance, scoreValue, weighScores } from './score-curves.mjs';

describe('scoreValue', () => {
  it.each(Object.entries(performanceCurves))('%s meets its two points', (_, curve) => {
    expect(scoreValue(curve.good, curve)).toBeCloseTo(0.9, 10);
    expect(scoreValue(curve.middling, curve)).toBeCloseTo(0.5, 10);
    expect(scoreValue(0, curve)).toBe(1);
    expect(scoreValue(curve.middling * 100, curve)).toBeLessThan(0.001);
  });

  it('falls as the value grows', () => {
    const scores = [500, 1500, 2500, 4000, 8000].map((ms) =>
      scoreValue(ms, performanceCurves.largestContentfulPaint),
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

describe('scorePerformance', () => {
  it('is 90 when every metric is just good', () => {
    const metrics = Object.fromEntries(
      Object.entries(performanceCurves).map(([name, { good }]) => [name, good]),
    );
    expect(scorePerformance(metrics)).toBe(90);
  });
});

describe('weighScores', () => {
  it('weighs', () => {
    expect(
      weighScores([
        { score: 1, weight: 3 },
        { score: 0, weight: 1 },
      ]),
    ).toBe(75);
  });
});
