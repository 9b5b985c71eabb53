import { findDates } from '../dates/read-dates';
import { type CvLine, joinLines, lookKey } from './cv-line';

const NARROWEST_COLUMN = 45;
/** Without measured widths a line must be this long before we believe it was broken. */
const NARROWEST_TEXT = 60;
const SENTENCE_END = /[.!?:;…]["»”’)]?$/;
const LABEL = /^\p{Lu}[\p{L} /&]{2,30}:/u;
const ENUMERATED = /^(?:\d{1,2}[.)] |(?:19|20)\d\d\b|\d{1,2}[/.](?:19|20)\d\d\b)/;
/** "2018 –" waits for the year that fell on the next line. */
const OPEN_PERIOD = /\b(?:19|20)\d\d [–—-]$/;
/** "Profesora de secundaria desde" over "2011." */
const WAITS_FOR_YEAR = / (?:desde|hasta|en|de|del|since|until|in|from|by)$/;
const LONGEST_END = 36;
const OPEN_END =
  / (?:de|del|la|el|los|las|un|una|en|y|e|o|con|para|por|a|al|of|and|the|in|for|with|to|at|on|from|by|an|or|as)$/;

/** Joins lines that were broken only because the paper was too narrow. */
export function joinParagraphs(
  lines: readonly CvLine[],
  startsAnew: (line: CvLine, above: CvLine) => boolean = () => false,
): readonly CvLine[] {
  const wrap = new WrapTest(lines);
  const paragraphs: CvLine[][] = [];
  for (const line of lines) {
    const current = paragraphs.at(-1);
    const last = current?.at(-1);
    if (
      current !== undefined &&
      last !== undefined &&
      !startsAnew(line, last) &&
      wrap.continues(last, line, current)
    )
      current.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((paragraph) => joinLines(paragraph));
}

/** Knows how wide the column is, and so whether a line break was needed. */
export class WrapTest {
  private readonly longest: number;

  constructor(lines: readonly CvLine[]) {
    this.longest = lines.reduce((longest, line) => Math.max(longest, line.text.length), 0);
  }

  /** Does `line` go on with the sentence of `previous`, the last line of `paragraph`? */
  continues(previous: CvLine, line: CvLine, paragraph: readonly CvLine[]): boolean {
    if (line.bullet || line.cells.length > 1 || previous.cells.length > 1) return false;
    if (isOfOtherSize(previous, line)) return false;
    if (OPEN_PERIOD.test(previous.text) && /^(?:19|20)\d\d\b/.test(line.text)) return true;
    if (!line.gapBefore && closesBracket(previous.text, line.text)) return true;
    const isBracket = line.text.startsWith('(');
    const wasFull = !this.hadRoom(previous, line) || !this.hadRoomForEnd(previous, line);
    if (hangsBelow(previous, line, paragraph[0]) && (isBracket || wasFull)) return true;
    if (!line.gapBefore && WAITS_FOR_YEAR.test(previous.text) && /^(?:19|20)\d\d\b/.test(line.text))
      return true;
    if (LABEL.test(line.text) || ENUMERATED.test(line.text)) return false;
    const startsSmall = /^[\p{Ll}(&]/u.test(line.text);
    const startsWithDigit = /^\d/.test(line.text) && previous.text.length > NARROWEST_COLUMN;
    const ended = SENTENCE_END.test(previous.text);
    const hadRoom = this.hadRoom(previous, line);
    if (line.gapBefore) return startsSmall && !ended && !hadRoom && !line.text.startsWith('(');
    if (startsSmall && !ended) return !line.text.startsWith('(') || !hadRoom;
    if (OPEN_END.test(previous.text)) return true;
    if (hadRoom) return false;
    if ((startsWithDigit && !ended) || /[,(&–—-]$/.test(previous.text)) return true;
    if (isOneName(previous, line)) return true;
    const narrowest = previous.look.widthPt === undefined ? NARROWEST_TEXT : NARROWEST_COLUMN;
    if (startsWithDate(line.text)) return false;
    if (this.longest < narrowest && !isWrappedProse(paragraph)) return false;
    if (/(?:19|20)\d\d\)?$/.test(previous.text)) return false;
    if (!ended) return true;
    const isFull = previous.look.widthPt !== undefined && previous.text.length > NARROWEST_TEXT;
    return paragraph[0]?.bullet !== true && (paragraph.length > 1 || isFull);
  }

  /** True when the next line's first word would have fitted at the end of this one. */
  hadRoom(previous: CvLine, line: CvLine): boolean {
    return this.hadRoomFor(previous, line.text.split(' ', 1)[0] ?? '');
  }

  /** Good writers leave no word alone: two or three at the end of a text went to the next line together. */
  private hadRoomForEnd(previous: CvLine, { text }: CvLine): boolean {
    const isEnd = text.length <= LONGEST_END && text.split(' ').length <= 3;
    return !isEnd || this.hadRoomFor(previous, text);
  }

  private hadRoomFor(previous: CvLine, word: string): boolean {
    const { columnEndPt: edge, xPt, widthPt } = previous.look;
    const isMeasured = edge !== undefined && xPt !== undefined && widthPt !== undefined;
    if (isMeasured && previous.text.length > 0) {
      const letterPt = widthPt / previous.text.length;
      return xPt + widthPt + letterPt * (word.length + 1) < edge - letterPt;
    }
    return previous.text.length + word.length + 1 < this.longest * 0.9;
  }
}

/** In a narrow column a capital may begin the next item of a list; in prose that has gone on already it is a name. */
function isWrappedProse(paragraph: readonly CvLine[]): boolean {
  if (paragraph.length < 2 || paragraph[0]?.look.widthPt === undefined) return false;
  return paragraph.some(({ text }) => /[,;]|\p{Ll}\. \p{Lu}/u.test(text));
}

/** "(2024, renewed" over "2025)". */
function closesBracket(text: string, next: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')') && /^[^()]{1,40}\)/.test(next);
}

/** A sentence keeps its size, but for a logo or a raised letter. */
function isOfOtherSize({ look: { fontSizePt: above } }: CvLine, { look }: CvLine): boolean {
  if (above === undefined || look.fontSizePt === undefined) return false;
  return Math.abs(above - look.fontSizePt) > 0.25 * above;
}

/** Begins where the text of a list's item does, right of its sign. */
function hangsBelow(previous: CvLine, line: CvLine, item: CvLine | undefined): boolean {
  const { xPt } = line.look;
  if (item?.bullet !== true || xPt === undefined || line.gapBefore) return false;
  return Math.abs(xPt - (item.look.xPt ?? 0)) < 1 && lookKey(previous.look) === lookKey(line.look);
}

/** Two lines below each other in bold, or both in a look the text does not have, the first of them full: one long name. */
function isOneName({ look, text }: CvLine, line: CvLine): boolean {
  if (look.widthPt === undefined || SENTENCE_END.test(text)) return false;
  if (look.bold === true && line.look.bold === true)
    return look.fontSizePt === line.look.fontSizePt;
  return look.isBodyText === false && lookKey(look) === lookKey(line.look);
}

function startsWithDate(text: string): boolean {
  return findDates(text.slice(0, 60))[0]?.start === 0;
}

/** In a list without measured widths only a small letter tells that an item goes on. */
export function isListItem(line: CvLine): boolean {
  return line.look.widthPt === undefined && !/^\p{Ll}/u.test(line.text);
}
