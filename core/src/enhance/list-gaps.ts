import { type EnhanceGap, mergeChoices, type SkillGapResult } from '../assistant';
import type { Language } from '../language';
import { planHorizons, rankGaps } from '../skill-gap';

const MOST_GAPS = 12;
const URGENCY = { critical: 0, important: 1, optional: 2 } as const;

/** What the person would have to add or learn, separate from what the CV already shows. */
export function listGaps(comparison: SkillGapResult, language: Language): EnhanceGap[] {
  const points = new Map(rankGaps([comparison]).map((gap) => [gap.id, gap.points]));
  const { actionablePlan } = planHorizons(comparison, language);
  const steps = actionablePlan === undefined ? [] : Object.values(actionablePlan).flat();
  const nameOf = new Map(comparison.missingSkills.map((skill) => [skill.id, skill.name]));
  const isOneOf = (skillId: string | undefined, names: readonly string[]) =>
    names.includes(nameOf.get(skillId ?? '') ?? '');
  return mergeChoices(comparison.missingSkills, language)
    .toSorted(
      (a, b) =>
        URGENCY[a.importance] - URGENCY[b.importance] ||
        (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0),
    )
    .slice(0, MOST_GAPS)
    .map(({ id, name, importance, description, orElse, askedAs, askedLevel, shownAs, names }) => ({
      name,
      importance,
      description,
      askedAs,
      askedLevel,
      shownAs,
      names,
      points: points.get(id) ?? 0,
      // The plan may have taken another of the choice.
      steps: steps.filter(({ skillId }) => skillId === id || isOneOf(skillId, orElse)),
    }));
}
