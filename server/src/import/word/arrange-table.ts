import type { SourceLine } from '@trayecto/core/import/layout';
import type { WordBlock, WordCell, WordTable } from './word-model';

const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b/;

const LONGEST_NAME = 60;

type Read = (blocks: readonly WordBlock[]) => SourceLine[];

/**
 * Word tables are used for two things: real rows (date and entry, label and value), read row by row, and page
 * columns (a sidebar), read column by column.
 */
export function arrangeTable(table: WordTable, read: Read): SourceLine[] {
  const rows = table.rows.map((row) =>
    row.map((cell) => ({ cell, lines: cell.merge === 'continues' ? [] : read(cell.blocks) })),
  );
  if (hasColumns(rows)) return readByColumn(rows);
  const sidebars = rows.flatMap((row) => row.filter(({ cell }) => cell.merge === 'starts'));
  const isSidebar = new Set(sidebars.filter(({ lines }) => lines.length > 3));
  const before = rows.flatMap((row) => row.slice(0, 1).filter((one) => isSidebar.has(one)));
  const after = rows.flatMap((row) => row.slice(1).filter((one) => isSidebar.has(one)));
  const namesSections = labelsNameSections(rows);
  return [
    ...before.flatMap(({ lines }) => lines),
    ...rows.flatMap((row) =>
      readRow(
        row.filter((one) => !isSidebar.has(one)),
        namesSections,
      ),
    ),
    ...after.flatMap(({ lines }) => lines),
  ];
}

interface ReadCell {
  readonly cell: WordCell;
  readonly lines: readonly SourceLine[];
}

/** Each side starts its own sections in several rows: the rows only hold the page together. */
function hasColumns(rows: readonly (readonly ReadCell[])[]): boolean {
  const pairs = rows.filter((row) => row.filter(({ lines }) => lines.length > 0).length > 1);
  // Headings across the whole table belong to the rows below them, both sides of them.
  const across = rows.filter((row) => row.length === 1 && row[0]?.lines.length === 1);
  if (pairs.length < 2 || across.length > 1) return false;
  const isSection = ({ lines }: ReadCell) => lines.length > 2 && isHeading(lines[0], lines[1]);
  return (
    pairs.filter((row) => row.every((one) => one.lines.length === 0 || isSection(one))).length > 1
  );
}

function isHeading(first: SourceLine | undefined, second: SourceLine | undefined): boolean {
  if (!first || !second || first.bullet) return false;
  if (first.headingLevel !== undefined) return true;
  const isLarger = (first.fontSizePt ?? 0) > (second.fontSizePt ?? 0);
  return isLarger || (first.bold === true && second.bold !== true && first.text.length < 40);
}

function readByColumn(rows: readonly (readonly ReadCell[])[]): SourceLine[] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row[column]?.lines ?? []),
  ).flat();
}

/** The first column holds headings over whole sections, not the names of single values. */
function labelsNameSections(rows: readonly (readonly ReadCell[])[]): boolean {
  const labelled = rows.filter(
    ([label, beside]) => label?.lines.length === 1 && beside !== undefined,
  );
  const bold = labelled.filter(([label]) => label?.lines[0]?.bold || label?.lines[0]?.headingLevel);
  const hasSections = labelled.some(([, beside]) => (beside?.lines.length ?? 0) > 2);
  return hasSections && bold.length > 0.8 * labelled.length;
}

function readRow(row: readonly ReadCell[], namesSections: boolean): SourceLine[] {
  const filled = row.map(({ lines }) => lines).filter((lines) => lines.length > 0);
  const [first, ...rest] = filled;
  const label = first?.[0];
  if (!first || !label) return [];
  const isFlat = filled.every((lines) => lines.length === 1 && !lines[0]?.cells);
  if (isFlat && !(namesSections && label.bold && filled.length === 2 && !YEAR.test(label.text)))
    return [joinCells(filled.flat())];
  const beside = rest[0]?.[0];
  // "Jun 2019 – Mar 2021 / Cook / Bar Sol" beside sentences: the whole head is in the first cell.
  const holdsHead = first.length > 1 && (beside?.text.length ?? 0) > LONGEST_NAME;
  // A heading is no date: both cells are columns of the page.
  const isDate =
    first.length <= 3 &&
    !holdsHead &&
    label.headingLevel === undefined &&
    (beside?.headingLevel !== undefined || YEAR.test(first.map((line) => line.text).join(' ')));
  if (beside && isDate && !beside.bullet) {
    const dates = { ...label, text: first.map((line) => line.text).join(' ') };
    const [entry = [], ...others] = entryFirst(rest);
    const [named] = entry;
    if (named && named !== beside) {
      const below = entry.slice(1).map((line) => ({ ...line, block: label.block ?? 0 }));
      return [joinCells([dates, named, ...others.flat()]), ...below];
    }
    return [joinCells([dates, beside]), ...entry.slice(1), ...others.flat()];
  }
  return filled.flat();
}

/** "Dates | Town | Employer, position, what was done": where one cell alone has several lines, the entry is in it. */
function entryFirst(cells: readonly (readonly SourceLine[])[]): (readonly SourceLine[])[] {
  const [long, another] = cells.filter((lines) => lines.length > 1);
  const isOnly = long !== undefined && another === undefined && long[0]?.bullet !== true;
  return isOnly ? [long, ...cells.filter((lines) => lines !== long)] : [...cells];
}

function joinCells(lines: readonly SourceLine[]): SourceLine {
  const [first, second] = lines;
  if (!first) throw new Error('a row without cells');
  if (lines.length === 1) return first;
  const isBesideHeading = second?.headingLevel !== undefined;
  const main = second && (isBesideHeading || YEAR.test(first.text)) ? second : first;
  const links = lines.flatMap((line) => line.links ?? []);
  const { gapBefore: _, links: __, ...style } = main;
  return {
    ...style,
    block: first.block ?? 0,
    text: lines.map((line) => line.text).join(' '),
    cells: lines.flatMap((line) => line.cells ?? [line.text]),
    ...(first.gapBefore && { gapBefore: true }),
    ...(links.length > 0 && { links }),
  };
}
