import type { Cv } from '@trayecto/core/cv';

const isFilled = (text: string) => text.trim() !== '';
const tidyList = (items: readonly string[]) => items.map((item) => item.trim()).filter(isFilled);

/** An entry in which nothing is written any more was removed. */
function dropBlank<T extends object>(items: readonly T[]): T[] {
  return items.filter((item) => Object.values(item).flat().some(isFilled));
}

/** What is saved: the draft without the blank lines and entries that typing leaves behind. */
export function tidyCv(cv: Cv): Cv {
  const additional = Object.entries(cv.additional)
    .map(([heading, items]) => [heading, tidyList(items)] as const)
    .filter(([, items]) => items.length > 0);
  return {
    ...cv,
    work_experience: dropBlank(
      cv.work_experience.map((item) => ({ ...item, achievements: tidyList(item.achievements) })),
    ),
    education: dropBlank(cv.education),
    skills: tidyList(cv.skills),
    certifications: dropBlank(cv.certifications),
    languages: dropBlank(cv.languages),
    additional: Object.fromEntries(additional),
  };
}

export function isSameCv(a: Cv, b: Cv): boolean {
  return JSON.stringify(tidyCv(a)) === JSON.stringify(tidyCv(b));
}
