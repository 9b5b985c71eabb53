import type { SkillGapResult } from '../assistant';
import type { Cv } from '../cv';

const WEIGHTS = { high: 3, medium: 2, low: 1 } as const;

/** What the job asks for first, among bullets and skills; what weighs the same keeps the person's order. */
export function orderForJob(cv: Cv, { matchedSkills }: SkillGapResult): Cv {
  const weights = new Map<string, number>();
  for (const { relevance, cvPlaces } of matchedSkills)
    for (const { pointer } of cvPlaces)
      weights.set(pointer, (weights.get(pointer) ?? 0) + WEIGHTS[relevance]);
  const order = (texts: readonly string[], pointer: string): string[] =>
    texts
      .map((text, at) => ({ text, weight: weights.get(`${pointer}/${at}`) ?? 0 }))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ text }) => text);
  return {
    ...cv,
    work_experience: cv.work_experience.map((item, at) => ({
      ...item,
      achievements: order(item.achievements, `/work_experience/${at}/achievements`),
    })),
    skills: order(cv.skills, '/skills'),
  };
}
