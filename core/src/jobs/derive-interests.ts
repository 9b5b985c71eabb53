import type { Cv } from '../cv';
import { findConcepts } from './job-concepts';
import { readStems } from './job-words';

const MOST_INTERESTS = 4;
const SKILLS_IN_A_WISH = 3;

/** What the owner of a CV would search for: the jobs they name, the latest first, and what they can do. */
export function deriveInterests(cv: Cv): readonly string[] {
  const titles = [cv.personal.title, ...cv.work_experience.map(({ title }) => title)]
    .map((title) => title.trim())
    .filter((title) => title !== '');
  const known = titles.filter((title) =>
    findConcepts(readStems(title)).some(({ titles: ids }) => ids.length > 0),
  );
  const skills = cv.skills.slice(0, SKILLS_IN_A_WISH).map((skill) => skill.trim());
  const wishes = [...known, ...titles, skills.filter(Boolean).join(' ')].filter(Boolean);
  const seen = new Set<string>();
  return wishes
    .filter((wish) => {
      const key = readStems(wish).join(' ');
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_INTERESTS);
}
