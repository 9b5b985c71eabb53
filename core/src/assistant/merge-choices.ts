import type { Language } from '../language';
import { orLists } from '../text';
import type { MissingSkill } from './skill-gap-task';

/** "Tableau or Power BI" is one gap, wherever its names are in the job description. */
export function mergeChoices(
  missing: readonly MissingSkill[],
  language: Language,
): readonly MissingSkill[] {
  const covered = new Set<string>();
  return missing.flatMap((skill) => {
    if (covered.has(skill.name)) return [];
    const others = missing.filter((one) => one !== skill && skill.orElse.includes(one.name));
    if (others.length === 0) return [skill];
    for (const { name } of others) covered.add(name);
    const all = [skill, ...others];
    return [
      {
        ...skill,
        name: orLists[language].format(all.map(({ name }) => name)),
        evidence: all.flatMap(({ evidence }) => evidence),
        postingPlaces: all.flatMap(({ postingPlaces }) => postingPlaces),
        related: all.flatMap(({ related }) => related),
      },
    ];
  });
}
