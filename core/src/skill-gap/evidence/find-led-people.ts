import type { WorkItem } from '../../cv';
import { foldInPlace, smallNumbers } from '../../language';
import { CUES } from './own-work-cues';

const LEADING = new RegExp(String.raw`\b${CUES.leading}`);
const LARGEST_COUNT = 12;
const COUNTS = Object.fromEntries(
  Object.entries(smallNumbers).filter(([, count]) => count <= LARGEST_COUNT),
);
const COUNT = `\\d{1,3}|${Object.keys(COUNTS).join('|')}`;
/** "Coordino a tres analistas", "cuadrilla de dos ayudantes", "mando sobre dos ayudantes", "supervising two apprentices". */
const LED = new RegExp(
  `\\b(?:(?:coordin|dirij|dirig|supervis|lider)\\p{L}* a (?:un equipo de )?|mando (?:sobre|de) |(?:reparto|organizo|asigno|distribuyo) [^.;]{0,40}\\b(?:a|de) (?:una cuadrilla de )?|(?:al (?:frente|mando) de|responsable de|jef[ea] de) (?:un(?:a)? )?(?:equipo|cuadrilla|brigada|grupo|turno) de |cuadrante de |(?:lead|leading|led|manag(?:e|ed|ing)|supervis(?:e|ed|ing)|oversee(?:ing)?|oversaw|run|ran|heading|head(?:ed)?) (?:an? |the )?(?:team|crew|squad|kitchen|shift|brigade) of |(?:supervis(?:e|ed|ing)|line.manag(?:e|ed|ing)|mentor(?:ed|ing)?) )(${COUNT})\\s+\\p{L}{4,}`,
  'iu',
);
const AS_MEMBER =
  /\b(?:form[oéa]\w* parte|miembro|member of|part of|within an?|dentro de un|en un equipo|in an? team)\b/i;
const PEOPLE = new RegExp(String.raw`\b(\d{1,3})\s+(?:\p{L}+\s+)?${CUES['counted people']}`, 'u');

interface LedPeople {
  readonly people: number;
  readonly line: string;
  /** A JSON pointer into the job: `/achievements/1`. */
  readonly pointer: string;
  /** Of the jobs that were given, the one it is in. */
  readonly post: number;
}

/** The line that tells of the most people led. */
export function findLedPeople(posts: readonly WorkItem[]): LedPeople | null {
  let best: LedPeople | null = null;
  posts.forEach(({ description, achievements }, post) => {
    const texts = [
      { text: description, pointer: '/description' },
      ...achievements.map((text, at) => ({ text, pointer: `/achievements/${at}` })),
    ];
    for (const { text, pointer } of texts) {
      for (const line of text.split(/\n|(?<=[.;])\s/)) {
        const folded = foldInPlace(line);
        const people = LEADING.test(folded) ? Number(PEOPLE.exec(folded)?.[1] ?? 0) : 0;
        const led = AS_MEMBER.test(line) ? 0 : readCount(LED.exec(line)?.[1]);
        if (Math.max(people, led) < 2) continue;
        const count = Math.max(people, led);
        if (best === null || count > best.people)
          best = { people: count, line: line.trim(), pointer, post };
      }
    }
  });
  return best;
}

/** "tres", "three", "3"; 0 where it is no small number. */
export function readCount(written: string | undefined): number {
  return written === undefined ? 0 : (COUNTS[written.toLowerCase()] ?? (Number(written) || 0));
}
