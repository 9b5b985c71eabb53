import { type EntryLabel, entryLabels, labelWords } from '../../catalog';
import { foldText } from '../../language';
import { onlyDates } from '../dates/read-dates';
import { type CvLine, countWords, withCells } from '../lines/cv-line';

const roles = new Map<string, EntryLabel>();
for (const role of [
  'body',
  'institution',
  'degree',
  'dates',
  'place',
  'company',
  'title',
] as const) {
  for (const label of entryLabels[role]) roles.set(label, role);
}

/** What a label of one of the known forms asks for. */
export function roleOfLabel(label: string): EntryLabel | undefined {
  return roles.get(foldText(label.replace(/\s*\([^()]*\)\s*:?$/, '')));
}

const MOST_LABEL_WORDS = 12;

/**
 * The labels of a form in nobody's words: what is in the first cell of one row in each entry, or before a colon. Two of them
 * must come again, as often as each other, so that a name that two jobs share is none.
 */
export function tellFormLabels(lines: readonly CvLine[]): ReadonlyMap<string, EntryLabel> {
  const values = new Map<string, string[]>();
  for (const line of lines) {
    const pair = line.role === undefined ? labelledPair(line) : null;
    if (pair !== null) values.set(pair.label, [...(values.get(pair.label) ?? []), pair.value]);
  }
  const told = new Map<string, EntryLabel>();
  for (const [label, all] of values) {
    const role =
      all.length > 1 ? (roleOfLabel(label) ?? roleByWord(label) ?? roleByValues(all)) : undefined;
    if (role !== undefined) told.set(label, role);
  }
  if (new Set(told.values()).size < 2) return new Map();
  const last = tellByElimination(values, told);
  return last === null ? told : told.set(...last);
}

const MOST_NAME_WORDS = 8;

/** "Casa que me contrató" beside a title and a date in each entry: the one name that a job still needs. */
function tellByElimination(
  values: ReadonlyMap<string, readonly string[]>,
  told: ReadonlyMap<string, EntryLabel>,
): readonly [string, EntryLabel] | null {
  const roles = new Set(told.values());
  if (!roles.has('dates') || roles.has('title') === roles.has('company')) return null;
  if (roles.has('degree') || roles.has('institution')) return null;
  const often = Math.max(...[...told.keys()].map((label) => values.get(label)?.length ?? 0));
  const isName = (value: string) => /^\p{Lu}/u.test(value) && countWords(value) <= MOST_NAME_WORDS;
  const open = [...values].filter(([label, all]) => !told.has(label) && all.length === often);
  const [[label, all] = ['', []], another] = open;
  if (another !== undefined || all.length === 0 || !all.every(isName)) return null;
  return [label, roles.has('title') ? 'company' : 'title'];
}

const MOST_COLON_WORDS = 4;

function labelledPair({ cells, text, bullet }: CvLine): { label: string; value: string } | null {
  const [first = '', value = ''] = cells;
  if (cells.length === 2) return { label: first, value };
  const [, label = '', told = ''] = /^(\p{Lu}[^:\d]{2,40}): (.+)$/u.exec(text) ?? [];
  const isLabel = label !== '' && !bullet && cells.length === 1;
  return isLabel && countWords(label) <= MOST_COLON_WORDS ? { label, value: told } : null;
}

/** "Vigencia: 2018 – 2021" in each entry: what is always a span is when it was. */
function roleByValues(values: readonly string[]): EntryLabel | undefined {
  return values.every((value) => onlyDates(value)?.isRange === true) ? 'dates' : undefined;
}

function roleByWord(label: string): EntryLabel | undefined {
  if (countWords(label) > MOST_LABEL_WORDS || /\d/.test(label)) return undefined;
  const words = new Set(foldText(label).split(/[^\p{L}]+/u));
  return labelWords.find(([, telling]) => telling.some((word) => words.has(word)))?.[0];
}

const VALUE = /^[\p{Lu}\d(«“"']/u;

/**
 * "Título Bachillerato" over "Centro IES Norte" over "Fechas 2013 – 2015", again and again: the gap behind the label was
 * too small to be seen. Only where several labels come equally often.
 */
export function partGluedLabels(lines: readonly CvLine[]): readonly CvLine[] {
  const found = new Map(lines.flatMap((line) => gluedLabel(line)));
  const counts = new Map<string, number>();
  for (const { label } of found.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  const asOften = (label: string) => [...counts.values()].filter((n) => n === counts.get(label));
  const isForm = (label: string) => (counts.get(label) ?? 0) > 1 && asOften(label).length > 1;
  return lines.map((line) => {
    const own = found.get(line);
    if (own === undefined || !isForm(own.label)) return line;
    const { parts, edgesPt, endsPt, ...plain } = line;
    return withCells(plain, [own.label, own.value]);
  });
}

function gluedLabel(
  line: CvLine,
): readonly (readonly [CvLine, { readonly label: string; readonly value: string }])[] {
  if (line.bullet || line.cells.length > 1 || line.role !== undefined) return [];
  const words = line.text.split(' ');
  for (const count of [3, 2, 1]) {
    const label = words.slice(0, count).join(' ');
    const value = words.slice(count).join(' ');
    if (roles.has(foldText(label)) && /^\p{Lu}/u.test(label) && isValue(label, value))
      return [[line, { label, value }]];
  }
  return [];
}

/** "Fechas septiembre 2023 - …": what is beside a label begins as a value does. */
function isValue(label: string, value: string): boolean {
  return (
    VALUE.test(value) ||
    (roles.get(foldText(label)) === 'dates' && /^\p{Ll}+ (?:de )?\d/u.test(value))
  );
}
