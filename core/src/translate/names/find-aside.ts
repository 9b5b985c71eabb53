import table from '../../../data/translation/asides.tsv' with { type: 'text' };
import { foldText, type Language } from '../../language';
import type { Direction } from '../direction';
import { readPairs } from '../pair-table';

const NUMBER = '{n}';
const SMALL_NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

interface Aside {
  readonly pattern: RegExp;
  readonly written: string;
}

const asides: Readonly<Record<Language, readonly Aside[]>> = {
  es: listAsides('es', 'en'),
  en: listAsides('en', 'es'),
};

function listAsides(from: Language, to: Language): readonly Aside[] {
  const number = `(?<n>\\d[\\d.,/–-]*|[a-g\\d]\\*?\\s?[–-]\\s?[a-g\\d]\\*?|[a-d]\\d?(?:\\+e)?|[ivx]{1,4}|${SMALL_NUMBERS[from].join('|')})`;
  return readPairs(table).flatMap((pair) =>
    pair[from].map((name) => ({
      pattern: new RegExp(
        `^${name
          .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
          .replace(/ /g, '\\s+')
          .replace(NUMBER, number)}$`,
        'iu',
      ),
      written: pair[to][0] ?? name,
    })),
  );
}

/** What is said of a name besides, part by part: "60 horas", "banda 6", "Level 3, in progress", "UNE 58451". */
export function findAside(text: string, direction: Direction): string | undefined {
  const whole = findOne(text.trim(), direction);
  if (whole !== undefined) return whole;
  const parts = text.split(/(,\s+|;\s+|\s+[–-]\s+)/);
  if (parts.length === 1) return undefined;
  const found = parts.map((part, at) => (at % 2 === 1 ? part : findOne(part.trim(), direction)));
  return found.includes(undefined) ? undefined : found.join('');
}

function findOne(text: string, { from, to }: Direction): string | undefined {
  for (const { pattern, written } of asides[from]) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { n } = match.groups ?? {};
    const word = n === undefined ? -1 : SMALL_NUMBERS[from].indexOf(n.toLowerCase());
    const number = word === -1 ? n : SMALL_NUMBERS[to][word];
    return number === undefined ? written : written.replace(NUMBER, () => number);
  }
  if (CLASSES.test(text) && /[A-E]/.test(text))
    return to === 'en' ? text.replace(/ [ye] /g, ' and ') : text.replace(/,? (?:and|&) /g, ' y ');
  return isCode(text) ? text : undefined;
}

/** "B, C y D": the letters of classes. */
const CLASSES = /^(?:[a-e][12]?(?:\+e)?(?:, ?| y | e | and | & )?)+$/iu;

/** What is written behind a name, where the name does not say it already: "STCW training (STCW)", "TCAE (auxiliar de enfermería)". */
export function writeAside(name: string, opening: string, aside: string, closing: string): string {
  const isSaid =
    foldText(name) === foldText(aside) ||
    (isInitials(aside) && ` ${name.replace(/[()]/g, ' ')} `.includes(` ${aside} `));
  return isSaid ? name : `${name}${opening}${aside}${closing}`;
}

/** "UNE 58451", "2:1", "A*AB", "MPharm": the same in both languages. */
export const isCode = (text: string): boolean =>
  /^[\p{Lu}\d\s.,:*&/+–-]+$/u.test(text) || isInitials(text);

/** "TCAE", "MPharm": one word with two capitals or more. */
export const isInitials = (text: string): boolean =>
  /^(?=(?:.*\p{Lu}){2})[\p{L}\d&/.+-]+$/u.test(text);
