import { isOwnWork } from '../catalog';
import type { Cv } from '../cv';
import { findSkillMentions, isNamedTool, listCvTexts } from '../improve';
import { foldText } from '../language';

/** What no translation may touch, the longest first. */
export function listNames(cv: Cv): readonly string[] {
  const names = [
    cv.personal.name,
    ...cv.work_experience.flatMap(({ company, location }) => [
      isOwnWork(company) ? '' : company,
      ...location.split(','),
    ]),
    ...cv.education.flatMap(({ institution, location }) => [institution, ...location.split(',')]),
    ...cv.certifications.map(({ issuer }) => issuer),
  ].map((name) => name.trim());
  return [...new Set(names)]
    .filter((name) => /^[\p{Lu}\d]/u.test(name) && name.length > 1)
    .sort((a, b) => b.length - a.length);
}

/** Employers and schools, but for those called like a town of the CV. */
export function listOrganizations(cv: Cv): readonly string[] {
  const towns = new Set(
    [cv.personal, ...cv.work_experience, ...cv.education].flatMap(({ location }) =>
      location.split(',').map((town) => town.trim()),
    ),
  );
  const names = [
    ...cv.work_experience.map(({ company }) => (isOwnWork(company) ? '' : company.trim())),
    ...cv.education.map(({ institution }) => institution.trim()),
  ];
  return [...new Set(names)].filter((name) => name.length > 1 && !towns.has(name));
}

/** Tools that both languages call the same, as the CV writes them: "Power BI", "AutoCAD". */
export function listTools(cv: Cv): readonly string[] {
  const found = new Set<string>();
  for (const text of listCvTexts(cv)) {
    for (const { words, skills } of findSkillMentions(text)) {
      const isShared = skills.every(
        (skill) =>
          isNamedTool(skill) &&
          [skill.es, skill.en].every((names) => names.some((name) => foldText(name) === words)),
      );
      const surface = isShared ? findSurface(text, words) : undefined;
      if (surface !== undefined) found.add(surface);
    }
  }
  return [...found];
}

/** The words in the text as they are written there; only with a capital, a digit or a sign they are surely a name. */
function findSurface(text: string, folded: string): string | undefined {
  const pattern = folded
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s/-]+');
  const surface = new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu').exec(text)?.[0];
  return surface !== undefined && /[\p{Lu}\d+#]/u.test(surface) ? surface : undefined;
}
