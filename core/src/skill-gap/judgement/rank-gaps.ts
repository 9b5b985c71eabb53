import type { SkillGapResult } from '../../assistant';

/** A skill that several job descriptions ask for and the CV does not show. */
interface RankedGap {
  readonly id: string;
  readonly name: string;
  /** Places of the job descriptions in the list that was given. */
  readonly postings: readonly number[];
  /** Percentage points it would give over all job descriptions together. */
  readonly points: number;
}

/** Which missing skill would raise the most matches: the one that gives the most points, summed over the job descriptions. */
export function rankGaps(results: readonly SkillGapResult[]): readonly RankedGap[] {
  const byId = new Map<string, { id: string; name: string; postings: number[]; points: number }>();
  results.forEach(({ missingSkills, scoreParts }, index) => {
    const names = new Map(missingSkills.map(({ id, name }) => [id, name]));
    // Learning one of several alternatives meets them all.
    const choiceOf = new Map(
      missingSkills.map(({ id, orElse }) => [
        id,
        new Set([
          id,
          ...missingSkills.filter(({ name }) => orElse.includes(name)).map((one) => one.id),
        ]),
      ]),
    );
    for (const { weight, items } of scoreParts) {
      const total = items.reduce((sum, item) => sum + item.weight, 0);
      for (const { id, weight: own, share } of items) {
        const name = names.get(id);
        if (name === undefined || total === 0) continue;
        const gap = byId.get(id) ?? { id, name, postings: [], points: 0 };
        gap.postings.push(index);
        const all = items.filter((item) => choiceOf.get(id)?.has(item.id));
        const weights = all.length === 0 ? own : all.reduce((sum, item) => sum + item.weight, 0);
        gap.points += (weight * weights * (1 - share)) / total;
        byId.set(id, gap);
      }
    }
  });
  return [...byId.values()]
    .map((gap) => ({ ...gap, points: Math.round(gap.points * 10) / 10 }))
    .sort((a, b) => b.points - a.points || a.id.localeCompare(b.id));
}
