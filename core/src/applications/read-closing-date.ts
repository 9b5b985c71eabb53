import { monthNames } from '../catalog';
import { smallNumbers } from '../language';
import type { PostingFacts } from './application';
import { FACT_WORDS } from './fact-words';

/** Words after which a date is the last day to apply. */
const CLOSING = new RegExp(`\\b${FACT_WORDS.closing}\\b`, 'giu');

/** A date further away belongs to something else. */
const NEAR = 60;

const DAY_MONTH =
  /\b(\d{1,2})(?:st|nd|rd|th|º)?\.? (?:de |of )?([a-záéíóú]{3,10})\.?(?:,? (?:de |del )?(\d{4}))?\b/giu;
const MONTH_DAY = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/giu;
const NUMBERED_DAY =
  /\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?)\b/gu;

/** The last day to apply, `2026-11-27`; null where the job description does not say, or says it in two possible ways. */
export function readClosingDate(
  lines: readonly string[],
  today: string,
  language: PostingFacts['language'],
): string | null {
  for (const [at, line] of lines.entries())
    for (const { index, 0: words } of line.matchAll(CLOSING)) {
      if (SPAN.test(line.slice(0, index)) && ENDS_SPAN.test(words)) continue;
      const isCut = breaksOff(line.slice(index + words.length));
      const whole = isCut ? `${line} ${lines[at + 1] ?? ''}` : line;
      const from = index + words.length;
      const rest = words + writeDigits(whole.slice(from).replace(OPENING, ' ').slice(0, NEAR));
      const found =
        findNamed(rest, today) ?? findNumbered(rest, today, language) ?? findLastDay(rest, today);
      if (found !== null) return found;
    }
  return null;
}

/** "Desde el 7 de enero hasta el 30 de junio": how long the work is. */
const SPAN = /(?<!\p{L})(?:desde|from)\s(?=[^.;]*\d)[^.;]{4,30}$/iu;
const ENDS_SPAN = /^(?:hasta|until)/iu;

const OF_DATE = /^(?:\d{1,2}(?:st|nd|rd|th|º)?|el|es|d[ií]a|is|on|the|de|del|of)$/iu;

/** The end of a line that has nothing but the beginning of a date: files break their lines where the paper ends. */
function breaksOff(rest: string): boolean {
  const words = rest.split(/[\s,:]+/).filter((word) => word !== '');
  return words.every((word) => OF_DATE.test(word) || monthNames[fold(word)] !== undefined);
}

function findNamed(text: string, today: string): string | null {
  const told = [
    ...[...text.matchAll(DAY_MONTH)].map(([, day, month, year]) => ({ day, month, year })),
    ...[...text.matchAll(MONTH_DAY)].map(([, month, day, year]) => ({ day, month, year })),
  ];
  for (const { day, month = '', year } of told) {
    const number = monthNames[fold(month)];
    const found = number === undefined ? null : makeDate(year, number, Number(day), today);
    if (found !== null) return found;
  }
  return null;
}

function findNumbered(
  text: string,
  today: string,
  language: PostingFacts['language'],
): string | null {
  for (const [, year, month, day, first, second, shortYear] of text.matchAll(NUMBERED_DAY)) {
    if (year !== undefined) return makeDate(year, Number(month), Number(day), today);
    const [one, two] = [Number(first), Number(second)];
    // In English both orders are usual: only a number above twelve shows which is the day.
    const isUnsure = language === 'en' && one <= 12 && two <= 12 && one !== two;
    const found = isUnsure
      ? null
      : makeDate(fullYear(shortYear), two > 12 ? one : two, two > 12 ? two : one, today);
    if (found !== null) return found;
  }
  return null;
}

/** "El quince de diciembre": the 15. */
function writeDigits(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}{3,12})(?= de \p{L})/gu, (word) => {
    const plain = fold(word);
    const over = smallNumbers[plain.replace(/^veinti/u, '')];
    const day = plain.startsWith('veinti') && over !== undefined ? 20 + over : ownDay(plain);
    return day === undefined ? word : `${day}`;
  });
}

const ownDay = (word: string) => (word === 'treinta' ? 30 : smallNumbers[word]);

/** "Del 20 de noviembre al 18 de diciembre": the first of the two days. */
const OPENING =
  /\s(?:del|desde el|from(?: the)?)\s[^.;]{4,30}?\s(?=(?:al|hasta(?: el)?|to|until)\s+(?:the )?\d)/iu;

const LAST_DAY = new RegExp(
  `(?<!\\p{L})${FACT_WORDS['last of month']} (?:el |the )?(?:mes de )?(\\p{L}{3,10})(?:,? (?:de |del )?(\\d{4}))?`,
  'iu',
);

/** "Before the end of November", "a finales de noviembre": the last day of it. */
function findLastDay(text: string, today: string): string | null {
  const [, name = '', year] = LAST_DAY.exec(text) ?? [];
  const isThisMonth = /^(?:mes|month)$/iu.test(name);
  const month = isThisMonth ? Number(today.slice(5, 7)) : monthNames[fold(name)];
  if (month === undefined) return null;
  const lastOf = (of: number) =>
    makeDate(`${of}`, month, new Date(Date.UTC(of, month, 0)).getUTCDate(), today);
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined) return lastOf(Number(year));
  const found = lastOf(thisYear);
  return found !== null && found < today ? lastOf(thisYear + 1) : found;
}

const fullYear = (year: string | undefined) => (year?.length === 2 ? `20${year}` : year);

/** A day without a year is the next one there is. */
function makeDate(year: string | undefined, month: number, day: number, today: string) {
  const thisYear = Number(today.slice(0, 4));
  const dated = (of: number) => {
    const date = new Date(Date.UTC(of, month - 1, day));
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return isReal && of > 1_999 && of < 2_200 ? date.toISOString().slice(0, 10) : null;
  };
  if (year !== undefined) return dated(Number(year));
  const found = dated(thisYear);
  return found !== null && found < today ? dated(thisYear + 1) : found;
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
