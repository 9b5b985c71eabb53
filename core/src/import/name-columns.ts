import { columnLabels, columnRoles, type EntryLabel, type SectionKind } from '../catalog';
import { foldText, Lexicon } from '../language';
import { type CvLine, withText } from './cv-line';
import { findDates } from './read-dates';
import type { Trace } from './trace';

const labels = new Lexicon(columnLabels);
const roles = new Map<string, EntryLabel>();
for (const role of Object.keys(columnRoles) as EntryLabel[])
  for (const label of columnRoles[role]) roles.set(label, role);

/** What has to be named by columns before their words are believed. */
const NAMES: Partial<Record<SectionKind, readonly EntryLabel[]>> = {
  work: ['title', 'company'],
  education: ['degree', 'institution'],
};
/** The order in which forms name them. */
const ORDER: readonly EntryLabel[] = [
  'dates',
  'title',
  'degree',
  'company',
  'institution',
  'place',
  'body',
];
const SAME_EDGE_PT = 6;

/**
 * A table whose first row names its columns ("Título | Centro | Año"): that row is taken out, cells that go on below are put
 * together, and where the words over the columns say what is in them, each row becomes lines that say so themselves.
 */
export function nameColumns(
  lines: readonly CvLine[],
  kind: SectionKind,
  trace: Trace,
): readonly CvLine[] {
  const at = lines.findIndex((line, index) => isHead(line, lines[index + 1]));
  const head = lines[at];
  if (head === undefined) return lines;
  trace.note(`/${kind}`, head.numbers, 0.8);
  const { rows, rest } = readRows(head, lines.slice(at + 1));
  const named = columnRolesOf(head, kind);
  return [
    ...lines.slice(0, at),
    ...rows.flatMap((row) => (named ? tellRoles(row, named) : [asLine(row)])),
    ...nameColumns(rest, kind, trace),
  ];
}

function isHead(line: CvLine, next: CvLine | undefined): boolean {
  return (
    line.cells.length > 1 &&
    next !== undefined &&
    next.cells.length > 1 &&
    line.cells.every((cell) => labels.has(cell) || partsOf(cell).every((part) => labels.has(part)))
  );
}

/** "From – To", "Start / End", "Employer and position". */
function partsOf(cell: string): readonly string[] {
  return cell.split(/\s*[–—/-]\s*|\s(?:y|and|&)\s/).filter((part) => part !== '');
}

interface Row {
  readonly first: CvLine;
  readonly cells: string[];
  readonly numbers: number[];
}

function readRows(
  head: CvLine,
  lines: readonly CvLine[],
): { readonly rows: readonly Row[]; readonly rest: readonly CvLine[] } {
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const columns = columnsOf(head, line);
    const row = rows.at(-1);
    const isNext = isHead(line, lines[index + 1]);
    if (columns === null || isNext) return { rows, rest: lines.slice(index) };
    if (row !== undefined && !beginsRow(line, columns, head)) {
      columns.forEach((column, cell) => {
        row.cells[column] = `${row.cells[column] ?? ''} ${line.cells[cell] ?? ''}`.trim();
      });
      row.numbers.push(...line.numbers);
    } else {
      const cells = head.cells.map(() => '');
      columns.forEach((column, cell) => {
        cells[column] = line.cells[cell] ?? '';
      });
      rows.push({ first: line, cells, numbers: [...line.numbers] });
    }
  }
  return { rows, rest: [] };
}

/** Which column each cell of a line is in; null for a line that is no row. */
function columnsOf(head: CvLine, line: CvLine): readonly number[] | null {
  if (line.bullet) return null;
  const { edgesPt } = line;
  if (head.edgesPt === undefined || edgesPt === undefined)
    return line.cells.length === head.cells.length ? line.cells.map((_, cell) => cell) : null;
  const edges = head.edgesPt;
  const found = edgesPt.map((edge) =>
    edges.findIndex((one) => Math.abs(one - edge) < SAME_EDGE_PT),
  );
  if (found.every((column, at) => column > (found[at - 1] ?? -1))) return found;
  return line.cells.length === head.cells.length ? line.cells.map((_, cell) => cell) : null;
}

function beginsRow(line: CvLine, columns: readonly number[], head: CvLine): boolean {
  if (columns[0] !== 0) return false;
  const isWhole = columns.length === head.cells.length;
  const hasDate = findDates(line.cells[0] ?? '')[0]?.start === 0;
  return line.gapBefore || isWhole || (hasDate && columns.length > 1);
}

function asLine({ first, cells, numbers }: Row): CvLine {
  const filled = cells.filter((cell) => cell !== '');
  const { parts, ...line } = first;
  return { ...line, cells: filled, text: filled.join(' '), numbers };
}

/** What each column holds, where enough of them say it. */
function columnRolesOf(head: CvLine, kind: SectionKind): readonly EntryLabel[] | null {
  const needed = NAMES[kind];
  if (needed === undefined) return null;
  const found = head.cells.map(
    (cell) =>
      roles.get(foldText(cell)) ??
      (partsOf(cell).every(isEndOfSpan) ? 'dates' : undefined) ??
      'body',
  );
  const isNamed = needed.every((role) => found.filter((one) => one === role).length === 1);
  return isNamed && found.includes('dates') ? found : null;
}

const isEndOfSpan = (part: string) => roles.get(foldText(part)) === 'dates';

/** A row as the lines of a form: dates, what it is called, where, and what was done. */
function tellRoles(row: Row, columns: readonly EntryLabel[]): readonly CvLine[] {
  const { parts, edgesPt, ...first } = row.first;
  const told = ORDER.flatMap((role) => {
    const values = row.cells.filter((cell, at) => columns[at] === role && cell !== '');
    if (values.length === 0) return [];
    const text = values.join(role === 'dates' ? ' – ' : '. ');
    return [{ ...withText(first, text), numbers: row.numbers, role, gapBefore: false }];
  });
  return told.map((line, at) => ({ ...line, gapBefore: at === 0 }));
}
