import type { CvSkill } from '../../assistant';
import type { Cv } from '../../cv';
import { findThing } from '../names/skill-names';
import { findLedPeople } from './find-led-people';
import { readLastUsed } from './list-cv-fields';

/** "Encargado de una cuadrilla de 5 personas" shows that a team was led, whatever words it uses. */
export function findLedTeam(cv: Cv): CvSkill | null {
  const thing = findThing('team-supervision');
  const led = findLedPeople(cv.work_experience);
  const post = led === null ? undefined : cv.work_experience[led.post];
  if (led === null || post === undefined || thing === undefined) return null;
  const { id, kind, es, en } = thing;
  return {
    id,
    kind,
    names: { es, en },
    languageLevel: null,
    places: [
      {
        section: 'work_experience',
        pointer: `/work_experience/${led.post}${led.pointer}`,
        line: led.line,
        quote: led.line,
        lastUsed: readLastUsed(post.dates),
      },
    ],
  };
}
