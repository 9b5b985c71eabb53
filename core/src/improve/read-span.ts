import { monthNames, presentWords } from '../catalog';
import { foldInPlace } from '../language';

export interface DatePoint {
  readonly year: number;
  /** 1 to 12; null where only a year is given. */
  readonly month: number | null;
  readonly day: number | null;
  /** "May" is long and short at once. */
  readonly written: 'long' | 'short' | 'number' | 'year' | 'either';
}

/** What a date field means. */
export interface DateSpan {
  readonly start: DatePoint;
  readonly end: DatePoint | 'present' | null;
  /** What is between the two, and the word for "now", as they are written. */
  readonly link: string;
  readonly now: string;
}

const LONGEST_DATE = 80;
const byLength = (a: string, b: string) => b.length - a.length;
const MONTH = Object.keys(monthNames).sort(byLength).join('|');
/** "expected" is no present, and "date" alone is too little to go by. */
const PRESENT = presentWords
  .filter((word) => word !== 'expected' && word !== 'date')
  .toSorted(byLength)
  .join('|');
const YEAR = '(?:19|20)\\d\\d';
const POINT = new RegExp(
  [
    `(?:(\\d{1,2})(?:º|st|nd|rd|th)? ?(?:de |of )?)?\\b(${MONTH})\\b\\.?,? ?(?:de |del |of )?(${YEAR})`,
    `(?:(\\d{1,2})[/.])?(0?[1-9]|1[0-2])[/.](${YEAR})`,
    `(${YEAR})-(0[1-9]|1[0-2])(?:-(\\d\\d))?(?!\\d)`,
    `(${YEAR})`,
    `\\b(${PRESENT})\\b`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'y',
);
const LINK = /\s*(?:[-–—‒−]|\b(?:hasta|a|al|to|until|till)\b)\s*(?:(?:el|la|the)\b\s*)?/y;
const SINCE = /(?:desde(?: el)?|de|from|since)\s+/y;

/** Reads a field that is nothing but a date or a range; anything it is not sure of is null. */
export function readSpan(text: string): DateSpan | null {
  if (text.length > LONGEST_DATE) return null;
  const trimmed = text.trim();
  const folded = foldInPlace(trimmed);
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(folded);
    if (match !== null) at += match[0].length;
    return match;
  };
  const since = take(SINCE);
  const start = readPoint(take(POINT));
  if (start === null || start === 'present') return null;
  if (at === folded.length) {
    const isOpen = /^(?:desde|since)/.test(since?.[0] ?? '');
    return { start, end: isOpen ? 'present' : null, link: isOpen ? 'since' : '', now: '' };
  }
  const linkStart = at;
  if (take(LINK) === null) return null;
  const endStart = at;
  const end = readPoint(take(POINT));
  if (end === null || at !== folded.length) return null;
  const now = end === 'present' ? trimmed.slice(endStart) : '';
  return { start, end, link: trimmed.slice(linkStart, endStart), now };
}

function readPoint(match: RegExpExecArray | null): DatePoint | 'present' | null {
  if (match === null) return null;
  const [, day, name, namedYear, numberDay, number, numberYear, isoYear, isoMonth, isoDay, year] =
    match;
  if (match[11] !== undefined) return 'present';
  if (name !== undefined) {
    if (name === 'may') return point(namedYear, 5, day, 'either');
    const isLong = name.length > 4 || name === 'mayo' || name === 'june' || name === 'july';
    return point(namedYear, monthNames[name] ?? null, day, isLong ? 'long' : 'short');
  }
  if (number !== undefined) return point(numberYear, Number(number), numberDay, 'number');
  if (isoMonth !== undefined) return point(isoYear, Number(isoMonth), isoDay, 'number');
  return point(year, null, undefined, 'year');
}

function point(
  year: string | undefined,
  month: number | null,
  day: string | undefined,
  written: DatePoint['written'],
): DatePoint {
  return { year: Number(year), month, day: day === undefined ? null : Number(day), written };
}

export function isSameSpan(a: DateSpan, b: DateSpan): boolean {
  return isSamePoint(a.start, b.start) && isSamePoint(a.end, b.end);
}

function isSamePoint(a: DateSpan['end'], b: DateSpan['end']): boolean {
  if (a === null || b === null || a === 'present' || b === 'present') return a === b;
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
