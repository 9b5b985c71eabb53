import type { SkillGapResult } from '../assistant';

/** Percentage points of the match that one missing skill would give, as the score was counted. */
export function countPossiblePoints(
  { matchPercentage, scoreParts }: Pick<SkillGapResult, 'matchPercentage' | 'scoreParts'>,
  id: string,
): number {
  const points = scoreParts.map(({ weight, items }) => {
    const total = items.reduce((sum, item) => sum + item.weight, 0);
    const open = items
      .filter((item) => item.id === id)
      .reduce((sum, item) => sum + item.weight * (1 - item.share), 0);
    return total === 0 ? 0 : (weight * open) / total;
  });
  const sum = points.reduce((all, one) => all + one, 0);
  return Math.min(100 - matchPercentage, Math.round(sum));
}
