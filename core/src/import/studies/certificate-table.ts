import { type EntryLabel, entryLabels } from '../../catalog';
import type { Certification } from '../../cv';
import { foldText } from '../../language';
import { findDates, onlyDates } from '../dates/read-dates';
import { type CvLine, lookKey } from '../lines/cv-line';
import { isColumnHead, namesColumn, readRows, roleOfColumn } from '../lines/name-columns';
import type { Trace } from '../trace';
import { findGivers, splitBracket } from './tell-issuers';

/** Rows that have a value for each label: of a table with a head, or of a form that is filled in again and again. */
interface LabelledRows {
  readonly labels: readonly string[];
  readonly rows: readonly LabelledRow[];
  /** The lines that only name the columns. */
  readonly head: readonly CvLine[];
}

interface LabelledRow {
  readonly values: readonly string[];
  readonly numbers: readonly number[];
}

/**
 * Certificates whose parts have their own columns or labels, in whatever order and words: a column of years holds the
 * dates, one of numbers the hours, and the words over the others, or else all rows together, say which names who gave it.
 */
export function takeLabelledCertificates(
  lines: readonly CvLine[],
  items: Certification[],
  trace: Trace,
): readonly CvLine[] {
  const { told, rest } = findForm(lines) ?? findTable(lines) ?? { told: null, rest: lines };
  const parts = told === null ? null : partColumns(told);
  if (told === null || parts === null) return lines;
  for (const line of told.head) trace.note('/certifications', line.numbers, 0.8);
  for (const { values, numbers } of told.rows) {
    const pointer = `/certifications/${items.length}`;
    const valuesOf = (columns: readonly number[]) =>
      columns.map((column) => values[column] ?? '').filter((value) => value !== '');
    const length =
      parts.hours === -1 ? '' : lengthOf(values[parts.hours], told.labels[parts.hours]);
    const given = valuesOf(parts.givers).join(', ');
    const [only = ''] = valuesOf([parts.name]);
    const own = given === '' ? splitBracket(only) : { name: only, issuer: given };
    const name = [own.name, length].filter((text) => text !== '').join(', ');
    const { issuer } = own;
    const date = valuesOf(parts.dates).join(' – ');
    trace.note(`${pointer}/name`, numbers, 0.9);
    if (issuer !== '') trace.note(`${pointer}/issuer`, numbers, 0.9);
    if (date !== '') trace.note(`${pointer}/date`, numbers, 0.95);
    items.push({ name, issuer, date });
  }
  return rest;
}

interface Found {
  readonly told: LabelledRows;
  readonly rest: readonly CvLine[];
}

const MOST_LABELS = 6;

/** "Curso ⇥ …", "Centro ⇥ …", "Año ⇥ …": the label that comes first begins each of them. */
function findForm(lines: readonly CvLine[]): Found | null {
  const filled = lines.map(readField);
  const [first] = filled;
  if (first === null || first === undefined) return null;
  const end = filled.indexOf(null);
  const fields = (end < 0 ? filled : filled.slice(0, end)).flatMap((field) => field ?? []);
  const labels = [...new Set(fields.map(({ label }) => label))];
  const starts = fields.flatMap(({ label }, at) => (label === first.label ? [at] : []));
  const areKnown = labels.every((label) => namesColumn(label));
  if (labels.length < 2 || labels.length > MOST_LABELS || (starts.length < 2 && !areKnown))
    return null;
  const parts = starts.map((start, at) => fields.slice(start, starts[at + 1] ?? fields.length));
  const isOnce = parts.every(
    (part) => new Set(part.map(({ label }) => label)).size === part.length,
  );
  if (!isOnce) return null;
  const rows = parts.map((part) => ({
    values: labels.map((label) => part.find((field) => field.label === label)?.value ?? ''),
    numbers: part.flatMap(({ line }) => line.numbers),
  }));
  return { told: { labels, rows, head: [] }, rest: end < 0 ? [] : lines.slice(end) };
}

const FIELD = /^(\p{Lu}[\p{L} .º/]{1,30}): +(\S.*)$/u;

function readField(line: CvLine): { label: string; value: string; line: CvLine } | null {
  const [first = '', second, ...others] = line.cells;
  if (line.bullet || others.length > 0) return null;
  if (second !== undefined && findDates(first).length === 0)
    return { label: foldText(first.replace(/ ?:$/, '')), value: second, line };
  const [, label = '', value = ''] = FIELD.exec(line.text) ?? [];
  return second !== undefined || label === '' ? null : { label: foldText(label), value, line };
}

/** A row of labels, known or set otherwise than the rows below it, which have the same columns. */
function findTable(lines: readonly CvLine[]): Found | null {
  for (const [at, head] of lines.entries()) {
    if (!mayBeHead(head, lines[at + 1])) continue;
    const { rows, rest } = readRows(head, lines.slice(at + 1));
    const told = rows.map(({ cells, numbers }) => ({ values: cells, numbers }));
    if (told.length === 0) continue;
    const before = lines.slice(0, at);
    return {
      told: { labels: head.cells, rows: told, head: [head] },
      rest: [...before, ...rest],
    };
  }
  return null;
}

function mayBeHead(line: CvLine, next: CvLine | undefined): boolean {
  if (isColumnHead(line, next)) return true;
  if (next === undefined || line.bullet || line.cells.length < 2 || /\d/.test(line.text))
    return false;
  if (next.cells.length < 2 || next.cells.length > line.cells.length) return false;
  const isApart = lookKey(line.look) !== null && lookKey(line.look) !== lookKey(next.look);
  return isApart || line.cells.some((cell) => namesColumn(cell));
}

interface Columns {
  readonly name: number;
  readonly givers: readonly number[];
  readonly dates: readonly number[];
  readonly hours: number;
}

const HOURS = /^\d{1,4}(?:[.,]\d)? ?(?:h|hrs?|horas?|hours?|cr[eé]ditos?|ects)?\.?$/i;
const GIVERS: ReadonlySet<EntryLabel | undefined> = new Set(['company', 'institution']);

/** Null where no column has dates or hours, or none is left for a name: the labels may be something else. */
function partColumns({ labels, rows }: LabelledRows): Columns | null {
  const valuesOf = (column: number) =>
    rows.map(({ values }) => values[column] ?? '').filter((value) => value !== '');
  const all = labels.map((_, column) => column).filter((column) => valuesOf(column).length > 0);
  const dates = all.filter((column) =>
    valuesOf(column).every((value) => onlyDates(value) !== null),
  );
  const counts = all.filter(
    (column) => !dates.includes(column) && valuesOf(column).every((value) => HOURS.test(value)),
  );
  const isNumbering = (column: number) =>
    valuesOf(column).every((value, at) => Number.parseInt(value, 10) === at + 1);
  const hours = counts.find((column) => !isNumbering(column)) ?? -1;
  const texts = all.filter((column) => !dates.includes(column) && !counts.includes(column));
  const [first, second] = texts;
  if (first === undefined || (dates.length === 0 && hours < 0)) return null;
  const named = texts.filter((column) => GIVERS.has(roleOfColumn(labels[column] ?? '')));
  const [giver] = named.length < texts.length ? named : [];
  const name =
    texts.find((column) => column !== giver && isNameLabel(labels[column] ?? '')) ??
    (giver === undefined
      ? likelierName(first, second, rows)
      : (texts.find((one) => one !== giver) ?? first));
  return { name, givers: texts.filter((column) => column !== name), dates, hours };
}

const titles = new Set([...entryLabels.degree, ...entryLabels.title]);
const isNameLabel = (label: string) => titles.has(foldText(label));

function likelierName(
  first: number,
  second: number | undefined,
  rows: readonly LabelledRow[],
): number {
  if (second === undefined) return first;
  const pairs = rows.map(({ values }) => [values[first] ?? '', values[second] ?? ''] as const);
  const isGiver = findGivers(pairs);
  const swapped = pairs.filter(([one, other]) => isGiver(one, other, true)).length;
  return swapped * 2 > pairs.length ? second : first;
}

/** "20" below "Horas" is "20 horas". */
function lengthOf(value = '', label = ''): string {
  if (value === '' || !/^[\d.,]+$/.test(value)) return value;
  return `${value} ${/^\p{Lu}?[^\p{Lu}]*$/u.test(label) ? label.toLowerCase() : label}`.trim();
}
