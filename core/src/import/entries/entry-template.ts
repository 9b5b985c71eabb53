import { type DatedLine, dropDuration, findDatedLines, trimSeparators } from '../dates/dated-lines';
import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, leadLook, lookKey } from '../lines/cv-line';
import { findEntryStarts } from './find-entry-starts';
import type { HeadPiece } from './name-roles';
import {
  looksLikePlaces,
  readSlots,
  type SlotRow,
  type SlotRules,
  settleRoles,
} from './settle-roles';
import { isHeadLike, isLedByDates, prepareEntryLines } from './split-entries';

/** An entry read by the shape that all entries of its section share. */
export interface TemplateEntry {
  /** What one did: a job's title, a degree. */
  readonly what: HeadPiece | null;
  /** Where: an employer, a school. */
  readonly where: HeadPiece | null;
  readonly place: HeadPiece | null;
  readonly extra: readonly HeadPiece[];
  readonly body: readonly CvLine[];
  readonly dates: string;
  readonly dateNumbers: readonly number[];
}

const MOST_ROWS = 3;
const LONGEST_ROW = 110;
const MOST_NAME_WORDS = 8;
/** Most entries must agree, or there is no shape to learn. */
const MOST_OF_ALL = 0.75;

/**
 * Entries of one document are alike: as many lines above and below the date, each with its look, and the same thing in the
 * same place. Null where they are not, or where the source has no looks to tell by.
 */
export function readByTemplate(
  source: readonly CvLine[],
  rules: SlotRules,
): readonly TemplateEntry[] | null {
  const lines = prepareEntryLines(source);
  if (lines.some(({ role, look }) => role !== undefined || lookKey(look) === null)) return null;
  const dated = usualAnchors(lines);
  const undated = findUndated(lines, dated);
  const anchors = [...dated, ...undated].sort((a, b) => a.index - b.index);
  const above = anchors[0]?.index ?? 0;
  if (dated.length < 2 || above > MOST_ROWS) return null;
  if (undated.some(({ line }) => keyOf(line) !== keyOf(dated[0]?.line ?? line))) return null;
  if (above > 0 && isLedByDates(lines, dated)) return null;
  if (leavesEntries(lines, anchors)) return null;
  const starts = findStarts(lines, anchors, above);
  if (starts === null) return null;
  const ends = anchors.map((_, at) => starts[at + 1] ?? lines.length);
  /** The looks of the lines below the date that belong to the head. */
  const below: string[] = [];
  const rowsOf = (anchor: DatedLine, at: number): readonly SlotRow[] => {
    const rows: SlotRow[] = [];
    for (let index = starts[at] ?? 0; index <= anchor.index + below.length; index++) {
      const line = lines[index];
      const row = index - anchor.index;
      if (line === undefined || index >= (ends[at] ?? 0)) break;
      if (row > 0 && keyOf(line) !== below[row - 1]) break;
      rows.push({ row, line, parts: row === 0 ? datedParts(anchor) : plainParts(line) });
    }
    return rows;
  };
  while (below.length < 2) {
    const key = findRowOfHead(lines, anchors, ends, below.length + 1, {
      names: countNames(anchors.map(rowsOf), rules),
      namesWhat: lacksWhat(anchors.map(rowsOf), rules) ? rules.scoreWhat : null,
    });
    if (key === null) break;
    below.push(key);
  }
  const rows = anchors.map(rowsOf);
  const heads = settleRoles(rows, rules);
  return anchors.map((anchor, at) => {
    const tail =
      anchor.tail === '' ? [] : [{ ...anchor.line, text: anchor.tail, cells: [anchor.tail] }];
    const last = rows[at]?.at(-1)?.row ?? 0;
    return {
      ...(heads[at] ?? { what: null, where: null, place: null, extra: [] }),
      body: [...tail, ...lines.slice(anchor.index + last + 1, ends[at])],
      dates: anchor.dates,
      dateNumbers: anchor.line.numbers,
    };
  });
}

/** Entries that are set as the others are, where the date of the others would be. */
function findUndated(
  lines: readonly CvLine[],
  anchors: readonly DatedLine[],
): readonly DatedLine[] {
  const starts = findEntryStarts(lines, findDatedLines(lines));
  return starts.flatMap((index, at) => {
    const line = lines[index];
    const end = starts[at + 1] ?? lines.length;
    const hasDate = anchors.some((anchor) => anchor.index >= index && anchor.index < end);
    return line === undefined || hasDate
      ? []
      : [{ index, line, cells: line.cells, tail: '', dates: '' }];
  });
}

/** Behind a gap, another entry with its date in another place: the shape is not that of all. */
function leavesEntries(lines: readonly CvLine[], anchors: readonly DatedLine[]): boolean {
  const known = new Set(anchors.map(({ index }) => index));
  return findDatedLines(lines).some(({ index }) => {
    if (known.has(index)) return false;
    const start = lines[index]?.gapBefore === true ? index : index - 1;
    const isLast = ![...known].some((anchor) => anchor > index);
    return isLast && start > 0 && lines[start]?.gapBefore === true && !known.has(start);
  });
}

function countNames(rows: readonly (readonly SlotRow[])[], rules: SlotRules): number {
  return readSlots(rows, rules).filter(({ isPlace }) => !isPlace).length;
}

/** No head so far contains anything like a title or degree. */
function lacksWhat(rows: readonly (readonly SlotRow[])[], rules: SlotRules): boolean {
  return readSlots(rows, rules).every(
    ({ texts }) =>
      averageOf(
        texts.flatMap((each) => each?.text ?? []),
        rules.scoreWhat,
      ) < 1,
  );
}

function averageOf(texts: readonly string[], score: (text: string) => number): number {
  return texts.reduce((sum, text) => sum + score(text), 0) / Math.max(1, texts.length);
}

/** Dates inside the text look otherwise than those of the heads. */
function usualAnchors(lines: readonly CvLine[]): readonly DatedLine[] {
  const dated = findDatedLines(lines);
  const counts = new Map<string, number>();
  for (const { line } of dated) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const [usual, count] = [...counts].reduce(
    (most, one) => (one[1] > most[1] ? one : most),
    ['', 0],
  );
  if (count < MOST_OF_ALL * dated.length) return [];
  return dated.filter(
    ({ line, dates }) => keyOf(line) === usual || (!line.bullet && isPeriod(dates)),
  );
}

/** A range of dates, which doesn't end a line of prose by chance. */
function isPeriod(dates: string): boolean {
  return findDates(dates)[0]?.isRange === true;
}

/** Where each entry begins: as many lines above its date as the first one has, all looking alike. */
function findStarts(
  lines: readonly CvLine[],
  anchors: readonly DatedLine[],
  above: number,
): readonly number[] | null {
  let agreeing = 0;
  const starts = anchors.map(({ index }, at) => {
    const floor = at === 0 ? 0 : (anchors[at - 1]?.index ?? 0) + 1;
    let count = 0;
    let isTold = false;
    while (count < above && index - count - 1 >= floor) {
      const own = lines[index - count - 1];
      const model = lines[above - count - 1];
      if (own === undefined || model === undefined || keyOf(own) !== keyOf(model)) break;
      if (own.text.length > LONGEST_ROW) break;
      // "short-life lines by 18%." over the next role: the text of the one before, set as employers are.
      isTold = !isHeadLike(own);
      if (isTold) break;
      count += 1;
    }
    if (count === above || (isTold && count > 0)) agreeing += 1;
    return index - count;
  });
  return agreeing >= MOST_OF_ALL * anchors.length ? starts : null;
}

const LEAST_WHAT = 1.5;

interface HeadSoFar {
  readonly names: number;
  /** How much a text is like a title or degree, where the head has none yet. */
  readonly namesWhat: ((text: string) => number) | null;
}

/** The look of the line at this distance below the date, when it is a part of the head in nearly all entries. */
function findRowOfHead(
  lines: readonly CvLine[],
  anchors: readonly DatedLine[],
  ends: readonly number[],
  distance: number,
  { names, namesWhat }: HeadSoFar,
): string | null {
  const rows = anchors.flatMap(({ index }, at) => {
    const line = index + distance < (ends[at] ?? 0) ? lines[index + distance] : undefined;
    return line === undefined ? [] : [{ line, next: lines[index + distance + 1] }];
  });
  const key = rows[0] === undefined ? '' : keyOf(rows[0].line);
  const fitting = rows.filter(
    ({ line }) => keyOf(line) === key && line.text.length <= LONGEST_ROW && isHeadLike(line),
  );
  if (fitting.length < MOST_OF_ALL * anchors.length) return null;
  const isBody = rows[0]?.line.look.isBodyText !== false;
  const isName = ({ line, next }: { line: CvLine; next: CvLine | undefined }) =>
    countWords(line.text) <= MOST_NAME_WORDS && !/^\p{Ll}/u.test(next?.text ?? '');
  const texts = fitting.map(({ line }) => line.text);
  const isMissing = names < 3 && namesWhat !== null && averageOf(texts, namesWhat) >= LEAST_WHAT;
  const isHead = isBody
    ? (names < 2 || isMissing || looksLikePlaces(texts)) && fitting.every(isName)
    : names < 3;
  return isHead ? key : null;
}

function keyOf(line: CvLine): string {
  return `${leadLook(line)}|${line.bullet}`;
}

function plainParts(line: CvLine): SlotRow['parts'] {
  const parts = line.parts ?? line.cells.map((text, cell) => ({ text, cell, style: '' }));
  return parts.map(({ text, cell, style }) => ({
    text: trimSeparators(text),
    slot: `${slotSide(cell, line.cells.length)}${style}`,
  }));
}

/** The parts of a line beside its date, as far as the date does not cut through one. */
function datedParts({ line, cells, dates, tail }: DatedLine): SlotRow['parts'] {
  const whole = cells.map((text, cell) => ({ text, slot: slotSide(cell, cells.length) }));
  if (line.parts === undefined || tail !== '') return whole;
  const parts = line.parts.flatMap(({ text, cell, style }) => {
    // "**2014** → **2017**" alone in a cell: several parts, none of which is the whole date.
    if (line.cells.length > 1 && line.cells[cell] === dates) return [];
    const rest = trimSeparators(dropDuration(text.replace(dates, ' ')).trim());
    return /[\p{L}\d]/u.test(rest) ? [{ text: rest, slot: `${slotSide(cell, 2)}${style}` }] : [];
  });
  const letters = (some: readonly { text: string }[]) =>
    some.map(({ text }) => text.replace(/[^\p{L}\d]/gu, '')).join('');
  return letters(parts) === letters(whole) ? parts : whole;
}

function slotSide(cell: number, count: number): string {
  return cell > 0 && cell === count - 1 ? 'R' : String(cell);
}
