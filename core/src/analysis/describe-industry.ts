import type { Posting } from '../assistant/skill-gap-task';
import { skills } from '../catalog/skills';
import { jobTitles } from '../catalog/titles';
import type { Cv } from '../cv/cv-schema';
import { findCvSkills } from './find-cv-skills';
import { planWords } from './plan-words';

const MOST_NAMED = 5;
const titleById = new Map(jobTitles.map((title) => [title.id, title]));
const skillById = new Map(skills.map((skill) => [skill.id, skill]));

/** What posts of this title usually ask for beyond this posting; nothing where the title is not known. */
export function describeIndustry(
  cv: Cv,
  posting: Posting,
  language: 'es' | 'en',
): string | undefined {
  const title = titleById.get(posting.title?.id ?? '');
  if (title === undefined) return undefined;
  const asked = new Set(posting.requirements.map(({ id }) => id));
  const usual = title.skills.filter((id) => !asked.has(id)).slice(0, MOST_NAMED);
  if (usual.length === 0) return undefined;
  const shown = new Set(findCvSkills(cv).map(({ id }) => id));
  const nameAll = (ids: readonly string[]) =>
    ids.flatMap((id) => skillById.get(id)?.[language][0] ?? []);
  return planWords[language].insights(
    title[language][0] ?? '',
    nameAll(usual),
    nameAll(usual.filter((id) => shown.has(id))),
  );
}
