import { foldInPlace, smallNumbers } from '../../language';

interface YearsAsked {
  readonly least: number;
  readonly start: number;
  readonly end: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  one: 1,
  ...smallNumbers,
};
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const YEARS = new RegExp(
  `\\b(${NUMBER})\\+? ?(?:(?:-|–|to|a|o|or) ?(?:${NUMBER})\\+? ?)?(?:\\(\\d{1,2}\\) )?(?:or more |o mas )?(anos?|years?|yrs?|meses|months)\\b[’']?`,
  'g',
);
const NEAR = 60;
const ABOUT_EXPERIENCE =
  /experien|trabajad|working|ejercicio|puesto similar|track record|^ (?:en|como|programando|in|as) /;
const ABOUT_OTHER =
  /contrat|company|empresa|founded|fundad|mercado|market|\bold|\bedad|duration|fixed|extend|ago|last \d|ultimos|trial|prueba/;
/** Said behind it: "two years old", "3 años de contrato", "5 años de antigüedad del permiso". */
const OF_OTHER =
  /^\W*(?:old\b|ago\b|de (?:edad|contrato|vida|garantia|carne|carnet|permiso|antiguedad|prueba|duracion)\b|(?:fixed|contract|warranty|licen[cs]e)\b)/;

/** Years of experience asked for: the most that is asked for in one place. Where things are asked for, years are of experience unless something else is said. */
export function readYears(
  text: string,
  trustAt: (position: number) => 'asked' | 'said' | 'ignored' = () => 'said',
): YearsAsked | null {
  const folded = foldInPlace(text);
  let best: YearsAsked | null = null;
  for (const match of folded.matchAll(YEARS)) {
    const start = match.index;
    const end = start + match[0].length;
    const written = match[1] ?? '';
    const count = NUMBERS[written] ?? Number(written);
    const least = /^m/.test(match[2] ?? '') ? count / 12 : count;
    const around = sentenceAround(folded, start, end);
    const trust = trustAt(start);
    const isExperience =
      trust === 'asked' ||
      ABOUT_EXPERIENCE.test(around.near) ||
      ABOUT_EXPERIENCE.test(around.after);
    if (least > 25 || !isExperience || trust === 'ignored') continue;
    if (ABOUT_OTHER.test(around.before) || OF_OTHER.test(around.after)) continue;
    if (best === null || least > best.least) best = { least, start, end };
  }
  return best;
}

function sentenceAround(
  text: string,
  start: number,
  end: number,
): { near: string; before: string; after: string } {
  const before = /[^.\n;]*$/.exec(text.slice(Math.max(0, start - NEAR), start))?.[0] ?? '';
  const after = /^[^.\n;]*/.exec(text.slice(end, end + NEAR))?.[0] ?? '';
  return { near: before + after, before, after };
}
