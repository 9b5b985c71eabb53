import type { EntryLabel } from '../../catalog';
import type { SourceLine } from '../source-document';

/** A cleaned line of the source. `numbers` are 1-based positions in the document; joined lines keep all of theirs. */
export interface CvLine {
  readonly numbers: readonly number[];
  readonly text: string;
  /** At least one; more where a table or wide space separates parts of the line. */
  readonly cells: readonly string[];
  /** Where each cell begins, where the source tells. */
  readonly edgesPt?: readonly number[];
  /** Where each of them ends. */
  readonly endsPt?: readonly number[];
  readonly bullet: boolean;
  readonly gapBefore: boolean;
  /** More than one empty line was before this one. */
  readonly breakBefore: boolean;
  readonly look: LineLook;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** Stretches of one look in each cell, where the source tells; they hold the words of the whole line. */
  readonly parts?: readonly LinePart[];
  /** Its first cell is a heading in bold, with the text beginning beside it. */
  readonly isRunIn?: true;
  /** The hyphen at its end is part of the word that goes on below, or waits for a later one. */
  readonly lastHyphen?: 'own' | 'waits';
  /** What a label on the line says it is. */
  readonly role?: EntryLabel;
}

export interface LinePart {
  readonly text: string;
  readonly cell: number;
  /** Bold, italic, both or neither. */
  readonly style: string;
}

interface LineLook {
  readonly page: number;
  readonly block?: number;
  readonly xPt?: number;
  readonly widthPt?: number;
  /** Where the line's column ends. */
  readonly columnEndPt?: number;
  readonly fontSizePt?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly color?: string;
  /** Set like most of the document's text; unknown where the source has no looks. */
  readonly isBodyText?: boolean;
  readonly headingLevel?: number;
}

export function readLook(line: SourceLine): LineLook {
  const { page, block, xPt, widthPt, fontSizePt, bold, italic, color, headingLevel } = line;
  return { page, block, xPt, widthPt, fontSizePt, bold, italic, color, headingLevel };
}

/** Only for cells that are still those of the source. */
export function edgesOf(
  { boxes }: SourceLine,
  cells: readonly string[],
): Pick<CvLine, 'edgesPt' | 'endsPt'> {
  if (boxes?.length !== cells.length) return {};
  return {
    edgesPt: boxes.map(([left]) => left),
    endsPt: boxes.map(([left, , width]) => left + width),
  };
}

/** What a line looks like, as a key: lines that look alike have the same. Null where the source has no looks. */
export function lookKey({ fontSizePt, bold, italic, color }: LineLook): string | null {
  if (fontSizePt === undefined) return null;
  return `${fontSizePt}|${bold === true}|${italic === true}|${color ?? ''}`;
}

/** The look a line begins with: what is beside a bold name may be longer than the name. */
export function leadLook({ look, parts }: CvLine): string | null {
  const style = parts?.[0]?.style;
  if (style === undefined) return lookKey(look);
  return lookKey({ ...look, bold: style.includes('b'), italic: style.includes('i') });
}

export function isPlainBelowBold({ look }: CvLine, above: CvLine): boolean {
  return look.fontSizePt !== undefined && look.bold !== true && above.look.bold === true;
}

/** The same line with other words in it. */
export function withText(line: CvLine, text: string): CvLine {
  return { ...line, text, cells: [text] };
}

export function withCells(line: CvLine, cells: readonly string[]): CvLine {
  return { ...line, cells, text: cells.join(' ') };
}

/** Puts the lines' words one after the other. A hyphen at the line end joins a broken word. */
export function joinLines(lines: readonly CvLine[]): CvLine {
  const [first] = lines;
  if (first === undefined) throw new Error('no lines to join');
  if (lines.length === 1) return first;
  const text = lines.map((line, index) => textBefore(line, lines[index + 1]?.text)).join('');
  return {
    ...first,
    lastHyphen: lines.at(-1)?.lastHyphen,
    text,
    cells: [text],
    numbers: lines.flatMap((line) => line.numbers),
    links: lines.flatMap((line) => line.links),
  };
}

export function joinWrapped(first: string, second: string): string {
  return textBefore({ text: first }, second) + second;
}

/** A line's words with the space after them, or without the hyphen that broke its last word. */
function textBefore(
  { text, lastHyphen }: Pick<CvLine, 'text' | 'lastHyphen'>,
  next: string | undefined,
): string {
  if (next === undefined || lastHyphen === 'own') return text;
  if (lastHyphen === 'waits') return `${text} `;
  const isBroken = /\p{Ll}[-\u00ad\u2010]$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(next);
  if (isBroken) return text.slice(0, -1);
  // "KS3-" over "KS5": two words that a hyphen joins.
  return /[\p{Lu}\d]-$/u.test(text) && /^[\p{Lu}\d]/u.test(next) ? text : `${text} `;
}

export function isUpperCase(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase();
}

/** Asked of every line again and again, so it makes no list of them. */
export function countWords(text: string): number {
  let count = text === '' ? 0 : 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

const LEAST_OF_WIDTH = 0.85;

/** About as wide as its column, so what it says may go on below. */
export function reachesEdge({ look: { xPt = 0, widthPt = 0, columnEndPt } }: CvLine): boolean {
  return columnEndPt !== undefined && widthPt > LEAST_OF_WIDTH * (columnEndPt - xPt);
}
