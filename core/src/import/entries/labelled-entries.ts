import type { EntryLabel } from '../../catalog';
import { readDatedLine } from '../dates/dated-lines';
import type { CvLine } from '../lines/cv-line';
import type { Entry } from './split-entries';

const NAMES: ReadonlySet<EntryLabel | undefined> = new Set([
  'company',
  'title',
  'institution',
  'degree',
  'dates',
]);

/**
 * "Empresa: … Cargo: … Fecha: …" filled in again and again, as on a form: each entry begins with the label the first began
 * with, wherever among the labels its date is. Null where the lines are not of this kind.
 */
export function splitLabelled(lines: readonly CvLine[]): readonly Entry[] | null {
  const first = lines[0]?.role;
  if (!NAMES.has(first)) return null;
  const starts = lines.flatMap(({ role }, index) => (role === first ? [index] : []));
  if (starts.length < 2) return null;
  const parts = starts.map((start, at) => lines.slice(start, starts[at + 1] ?? lines.length));
  const isFilledIn = (part: readonly CvLine[]) => {
    const named = part.flatMap(({ role }) => (NAMES.has(role) ? [role] : []));
    return named.length > 1 && new Set(named).size === named.length;
  };
  const dates = parts.map((part) => part.findIndex(({ role }) => role === 'dates'));
  if (!parts.every(isFilledIn) || dates.every((at) => at < 0)) return null;
  return parts.map((part, at) => entryOf(part, dates[at] ?? -1));
}

function entryOf(lines: readonly CvLine[], dateAt: number): Entry {
  const dated = lines[dateAt];
  const named = lines.filter((line) => NAMES.has(line.role) && line !== dated);
  const body = lines.filter((line) => line !== dated && !named.includes(line));
  return {
    head: named.map((line) => ({ line, cells: line.cells, place: 'before' })),
    body,
    dates: dated === undefined ? '' : (readDatedLine(dated, 0)?.dates ?? dated.text),
    dateNumbers: dated?.numbers ?? [],
  };
}
