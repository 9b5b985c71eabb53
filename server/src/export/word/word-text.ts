import { type IRunOptions, TextRun } from 'docx';
import { partSpan } from '../part-span';
import { estimateWidthPt } from './estimate-width';

type RunLook = Omit<IRunOptions, 'text' | 'children'>;

const HEBREW = '\\p{Script=Hebrew}';
const ARABIC = '\\p{Script=Arabic}';
/** A stretch that is read from right to left, with the spaces and signs inside it. */
const RIGHT_TO_LEFT = new RegExp(
  `(?:[${HEBREW}]|[${ARABIC}])(?:(?:[^\\p{L}]*)(?:[${HEBREW}]|[${ARABIC}]))*`,
  'gu',
);

/** Runs for a text. Word orders letters of two directions well only where a run says which one it has. */
export function makeRuns(written: string, look: RunLook = {}): TextRun[] {
  // "35 %" stays on one line.
  const text = written.replace(/(?<=\d) (?=[%€])/g, '\u00a0');
  const runs: TextRun[] = [];
  let at = 0;
  for (const { 0: part, index } of text.matchAll(RIGHT_TO_LEFT)) {
    if (index > at) runs.push(new TextRun({ ...look, text: text.slice(at, index) }));
    const bidirectional = /\p{Script=Hebrew}/u.test(part) ? 'he-IL' : 'ar-SA';
    runs.push(new TextRun({ ...look, text: part, rightToLeft: true, language: { bidirectional } }));
    at = index + part.length;
  }
  if (at < text.length) runs.push(new TextRun({ ...look, text: text.slice(at) }));
  return runs;
}

const LONGEST_UNBROKEN = 40;

/** The line a text is set on. */
export interface Room {
  readonly widthPt: number;
  readonly sizePt: number;
}

/** Short items of a line are not broken over two lines, unless a line has no room for them: they would break in a word. */
export function keepTogether(text: string, room: Room): string {
  const isShort =
    text.length < LONGEST_UNBROKEN && estimateWidthPt(text, room.sizePt) < room.widthPt;
  return isShort ? text.replaceAll(' ', '\u00a0') : text;
}

const SHORTEST_WRAPPED = 30;
const SHORT_END = /(?<=[^\s–—-]\S{0,19}) (?=\S{1,14}$)/;

/** A short last word is never alone on its line, as on the page that prints. */
export function keepEnd(text: string): string {
  return text.length > SHORTEST_WRAPPED ? text.replace(SHORT_END, '\u00a0') : text;
}

/** Dates stay on one line; where it has no room for a span of time, this breaks after its dash. */
export function keepDates(dates: string, room: Room): string {
  const whole = keepTogether(dates, room);
  if (whole !== dates) return whole;
  return (
    partSpan(dates)
      ?.map((part) => keepTogether(part, room))
      .join(' ') ?? dates
  );
}

/** Where the beginning of a span of time ends, with its dash; a single date is one. */
export function endOfBeginning(dates: string): number {
  return partSpan(dates)?.[0].length ?? dates.length;
}

/** Comes after an item and never begins a line. */
export const SEPARATOR = '\u00a0· ';
