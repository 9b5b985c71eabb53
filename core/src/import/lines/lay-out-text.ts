import { findDates } from '../dates/read-dates';
import { type Glyph, layoutPages, type PageContent } from '../layout';
import { matchHeading } from '../sections/match-heading';
import type { SourceDocument, SourceLine } from '../source-document';

/** A document made from typed text whose columns were kept with spaces. */
interface LaidOutText {
  readonly document: SourceDocument;
  /** For each line of the document, the lines of the text (1-based) it is made of. */
  readonly rows: readonly (readonly number[])[];
}

const COLUMN_GAP = /\S {3,}\S/;
const LEAST_GAPS = 3;
const LEAST_SHARE = 0.06;
/** Ten pages; the search for columns takes longer than in proportion. */
const MOST_CHARACTERS = 80_000;
const MOST_ROWS = 700;

const LETTER_PT = 5;
const ROW_PT = 12;
const STYLE = { sizePt: 10, bold: false, italic: false, color: '#000000' };

/**
 * Some programs write a page's columns side by side, held apart by spaces. Such a text is a drawing of the page: its
 * words are put where they are and read in the order a person would.
 */
export function layOutText(source: SourceDocument): LaidOutText | undefined {
  if (!looksLaidOut(source)) return undefined;
  const pages = groupByPage(source);
  const lines = layoutPages(pages.map(({ rows }) => drawRows(rows)));
  const rows = findRows(lines, pages);
  const spaced = lines
    .map(withoutLook)
    .map((line, index) =>
      isGap(source, rows[index - 1], rows[index]) ? line : withoutGap(line, lines[index - 1]),
    );
  return { document: { ...source, lines: markIndentedItems(spaced) }, rows };
}

function looksLaidOut({ lines }: SourceDocument): boolean {
  if (lines.length > MOST_ROWS) return false;
  let characters = 0;
  for (const { text } of lines) {
    characters += text.length;
    if (characters > MOST_CHARACTERS || text.includes('\t')) return false;
  }
  const rows = lines.map((line) => line.text).filter((text) => text.trim() !== '');
  const gaps = rows.filter((text) => COLUMN_GAP.test(text)).length;
  return gaps >= LEAST_GAPS && gaps >= LEAST_SHARE * rows.length;
}

interface TextPage {
  readonly firstRow: number;
  readonly rows: readonly string[];
}

function groupByPage({ lines }: SourceDocument): TextPage[] {
  const pages: { firstRow: number; rows: string[] }[] = [];
  let last = 0;
  lines.forEach(({ text, page }, index) => {
    if (page !== last) pages.push({ firstRow: index + 1, rows: [] });
    last = page;
    pages.at(-1)?.rows.push(text);
  });
  return pages;
}

function drawRows(rows: readonly string[]): PageContent {
  const glyphs: Glyph[] = rows.flatMap((row, index) => {
    const baselinePt = (index + 1) * ROW_PT;
    return Array.from(row.matchAll(/\S+/g), (word) => ({
      text: word[0],
      leftPt: word.index * LETTER_PT,
      rightPt: (word.index + word[0].length) * LETTER_PT,
      topPt: baselinePt - 8,
      bottomPt: baselinePt + 2,
      baselinePt,
      style: STYLE,
    }));
  });
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const heightPt = (rows.length + 1) * ROW_PT;
  return { widthPt: widest * LETTER_PT, heightPt, glyphs, shapes: [], links: [] };
}

/** All letters of typed text are alike, so that size and weight say nothing. */
function withoutLook({ fontSizePt: _, color: __, ...line }: SourceLine): SourceLine {
  return line;
}

/** A line knows the row it begins with; rows nothing begins with were joined to one above. */
function findRows(lines: readonly SourceLine[], pages: readonly TextPage[]): number[][] {
  const rows = lines.map((line) => {
    const page = pages[line.page - 1];
    return [(page?.firstRow ?? 1) + Math.round(((line.yPt ?? 0) + 8) / ROW_PT) - 1];
  });
  const found = new Set(rows.flat());
  for (const { firstRow, rows: texts } of pages) {
    texts.forEach((text, index) => {
      const row = firstRow + index;
      if (text.trim() === '' || found.has(row)) return;
      const above = rows.findLast(([start = 0]) => start < row) ?? rows[0];
      above?.push(row);
    });
  }
  return rows;
}

/** A row that only another column has words in leaves no gap. */
function isGap(
  source: SourceDocument,
  above: readonly number[] | undefined,
  below: readonly number[] | undefined,
): boolean {
  const from = above?.at(-1) ?? 0;
  const to = below?.[0] ?? 0;
  if (to - from > MOST_OFF_ROWS) return true;
  return source.lines.slice(from, Math.max(from, to - 1)).some(({ text }) => text.trim() === '');
}

const MOST_OFF_ROWS = 2;

function withoutGap(line: SourceLine, above: SourceLine | undefined): SourceLine {
  if (line.gapBefore !== true || line.block !== above?.block) return line;
  const { gapBefore: _, ...rest } = line;
  return rest;
}

const LEAST_INDENT_PT = 2 * LETTER_PT;
const MOST_INDENT_PT = 8 * LETTER_PT;

/** Signs drawn as dots get lost on the way to text; what is left of a list is that it is further in. */
function markIndentedItems(lines: readonly SourceLine[]): SourceLine[] {
  const marked = [...lines];
  for (let start = 1; start < lines.length; start++) {
    const above = lines[start - 1];
    const first = lines[start];
    if (!above || !first || !isIndented(above, first) || matchHeading(above.text)) continue;
    let end = start + 1;
    while (end < lines.length && isBesideItem(first, lines[end])) end++;
    const run = lines.slice(start, end);
    const isItem = run.map((line, index) => startsItem(line, run[index - 1]));
    const items = isItem.filter(Boolean).length;
    if (items > 0.6 * run.length && !run.some(isOfEntry))
      run.forEach((line, index) => {
        if (isItem[index]) marked[start + index] = { ...line, bullet: true };
      });
    start = end - 1;
  }
  return marked;
}

function isIndented(above: SourceLine, line: SourceLine): boolean {
  const indentPt = (line.xPt ?? 0) - (above.xPt ?? 0);
  if (above.block !== line.block) return false;
  return indentPt >= LEAST_INDENT_PT && indentPt <= MOST_INDENT_PT;
}

function isBesideItem(first: SourceLine, line: SourceLine | undefined): boolean {
  if (line === undefined || line.gapBefore === true || line.block !== first.block) return false;
  return Math.abs((line.xPt ?? 0) - (first.xPt ?? 0)) < LEAST_INDENT_PT;
}

/** A number at the start of a line is as likely to go on with the one above. */
function startsItem(line: SourceLine, above: SourceLine | undefined): boolean {
  if (line.bullet) return true;
  if (line.cells !== undefined || !/^[\p{Lu}\d]/u.test(line.text)) return false;
  return /^\D/.test(line.text) || above === undefined || /[.;:!?]$/.test(above.text);
}

/** A heading, a date or a lone word: all lines of an entry may be indented. */
function isOfEntry({ text }: SourceLine): boolean {
  if (matchHeading(text) || !text.includes(' ')) return true;
  const [dates] = text.length > 60 ? [] : findDates(text);
  return dates !== undefined && dates.end - dates.start > 0.6 * text.length;
}
