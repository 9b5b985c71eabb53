import { columnLabels, columnRoles, type EntryLabel, type SectionKind } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { isPlace } from '../person/recognise-place';
import type { Trace } from '../trace';
import { type CvLine, withText } from './cv-line';

const labels = new Lexicon(columnLabels);
const roles = new Map<string, EntryLabel>();
for (const role of Object.keys(columnRoles) as EntryLabel[])
  for (const label of columnRoles[role]) roles.set(label, role);

/** The fields a header row must name before we trust it. */
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
  const at = lines.findIndex((line, index) => isColumnHead(line, lines[index + 1]));
  const head = lines[at];
  if (head === undefined) return lines;
  trace.note(`/${kind}`, head.numbers, 0.8);
  const { rows, rest } = readRows(head, lines.slice(at + 1));
  const named = columnRolesOf(head, kind);
  return [
    ...lines.slice(0, at),
    ...rows.flatMap((row) =>
      named ? tellRoles(row, named, hasTowns(rows, named)) : [asLine(row)],
    ),
    ...nameColumns(rest, kind, trace),
  ];
}

/** A row that names the columns of the rows below it. */
export function isColumnHead(line: CvLine, next: CvLine | undefined): boolean {
  return (
    line.cells.length > 1 &&
    next !== undefined &&
    next.cells.length > 1 &&
    line.cells.every((cell) => labels.has(cell) || partsOf(cell).some((part) => labels.has(part)))
  );
}

/** Whether a word is known to name a column. */
export function namesColumn(label: string): boolean {
  return labels.has(label);
}

/** What a known word over a column says is in it. */
export function roleOfColumn(label: string): EntryLabel | undefined {
  return roles.get(foldText(label));
}

/** "From – To", "Start / End", "Employer and position". */
function partsOf(cell: string): readonly string[] {
  return cell.split(/\s*[–—/-]\s*|\s(?:y|and|&)\s/).filter((part) => part !== '');
}

interface Row {
  readonly first: CvLine;
  readonly cells: string[];
  /** The lines of each cell. */
  readonly stacks: string[][];
  readonly numbers: number[];
}

export function readRows(
  head: CvLine,
  lines: readonly CvLine[],
): { readonly rows: readonly Row[]; readonly rest: readonly CvLine[] } {
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const columns = columnsOf(head, line);
    const row = rows.at(-1);
    const isNext = isColumnHead(line, lines[index + 1]);
    if (columns === null || isNext) return { rows, rest: lines.slice(index) };
    if (row !== undefined && !beginsRow(line, columns, head)) {
      columns.forEach((column, cell) => {
        row.cells[column] = `${row.cells[column] ?? ''} ${line.cells[cell] ?? ''}`.trim();
        row.stacks[column]?.push(line.cells[cell] ?? '');
      });
      row.numbers.push(...line.numbers);
    } else {
      const cells = head.cells.map(() => '');
      columns.forEach((column, cell) => {
        cells[column] = (line.cells[cell] ?? '').replace(NOTHING, '');
      });
      const stacks = cells.map((cell) => (cell === '' ? [] : [cell]));
      rows.push({ first: line, cells, stacks, numbers: [...line.numbers] });
    }
  }
  return { rows, rest: [] };
}

/** A dash in a cell says that there is nothing to say. */
const NOTHING = /^[–—-]+$/;

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
function columnRolesOf(head: CvLine, kind: SectionKind): readonly ColumnRole[] | null {
  const needed = NAMES[kind];
  if (needed === undefined) return null;
  const found = head.cells.map(
    (cell) =>
      roleIn(kind, roles.get(foldText(cell))) ??
      (partsOf(cell).every(isEndOfSpan) ? 'dates' : undefined) ??
      (isTitleAndBody(cell) ? 'title over body' : 'body'),
  );
  const isNamed = needed.every(
    (role) => found.filter((one) => one.split(' ', 1)[0] === role).length === 1,
  );
  return isNamed && found.includes('dates') ? found : null;
}

/** "Centro" over a column of jobs is where somebody worked. */
function roleIn(kind: SectionKind, role: EntryLabel | undefined): EntryLabel | undefined {
  if (kind === 'work' && role === 'institution') return 'company';
  return kind === 'education' && role === 'company' ? 'institution' : role;
}

/** "Position and duties": what the job was called, and below it what was done. */
type ColumnRole = EntryLabel | 'title over body';

function isTitleAndBody(cell: string): boolean {
  const [first, second, more] = partsOf(cell).map((part) => roles.get(foldText(part)));
  return first === 'title' && second === 'body' && more === undefined;
}

const isEndOfSpan = (part: string) => roles.get(foldText(part)) === 'dates';

/** A row as the lines of a form: dates, what it is called, where, and what was done. */
function tellRoles(
  row: Row,
  columns: readonly ColumnRole[],
  hasTownsBelow: boolean,
): readonly CvLine[] {
  const { parts: _, edgesPt, endsPt, ...first } = row.first;
  const parts = columns.flatMap((role, at) => partStack(role, row, at, hasTownsBelow));
  const told = ORDER.flatMap((role) => {
    const values = parts.filter((part) => part.role === role).map(({ text }) => text);
    if (values.length === 0) return [];
    const isTold = role === 'body' && columns.includes('title over body');
    const texts = isTold ? values : [values.join(role === 'dates' ? ' – ' : '. ')];
    return texts.map((text) => ({
      ...withText(first, text),
      numbers: row.numbers,
      role,
      gapBefore: false,
    }));
  });
  return told.map((line, at) => ({ ...line, gapBefore: at === 0 }));
}

/** What a cell holds: the place may be below the employer, what was done below the title. */
function partStack(
  role: ColumnRole,
  { cells, stacks }: Row,
  at: number,
  hasTownsBelow: boolean,
): readonly { readonly role: EntryLabel; readonly text: string }[] {
  const text = cells[at] ?? '';
  const [top = '', ...below] = stacks[at] ?? [];
  if (text === '') return [];
  if (role === 'title over body')
    return [
      { role: 'title', text: top },
      ...below.map((each) => ({ role: 'body' as const, text: each })),
    ];
  const last = below.at(-1);
  if (role !== 'company' || !hasTownsBelow || last === undefined) return [{ role, text }];
  return [
    { role, text: [top, ...below.slice(0, -1)].join(' ') },
    { role: 'place', text: last },
  ];
}

/** In most rows the last line of the employer's cell is a place, and no column is for places. */
function hasTowns(rows: readonly Row[], columns: readonly ColumnRole[]): boolean {
  const at = columns.indexOf('company');
  const lasts = rows.flatMap(({ stacks }) => stacks[at]?.slice(1).slice(-1) ?? []);
  const places = lasts.filter((last) => isPlace(last)).length;
  return !columns.includes('place') && places > 0 && places * 2 >= lasts.length;
}
