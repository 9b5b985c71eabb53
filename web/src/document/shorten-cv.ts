import type { Cv } from '@trayecto/core/cv';

/** No more than fits on the first page: in a small picture of it the rest is not seen. */
export function shortenCv(cv: Cv): Cv {
  return {
    ...cv,
    summary: cv.summary.slice(0, 500),
    work_experience: cv.work_experience.slice(0, 4).map((item) => ({
      ...item,
      description: item.description.slice(0, 400),
      achievements: item.achievements.slice(0, 5),
    })),
    education: cv.education.slice(0, 3),
    skills: cv.skills.slice(0, 16),
    additional: Object.fromEntries(
      Object.entries(cv.additional)
        .slice(0, 3)
        .map(([name, lines]) => [name, lines.slice(0, 4)]),
    ),
  };
}
