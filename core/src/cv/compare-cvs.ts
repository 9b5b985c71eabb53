import { ownValue } from '../text';
import { alignEntries, type EntryPair } from './align-entries';
import type { Cv } from './cv-schema';
import { entryLists, type FieldValue, isSameValue, readField } from './entry-lists';

/** One thing that differs between two states of a CV. */
export interface CvDifference {
  /** A section of the CV, or the heading of an additional one. */
  readonly section: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Which entry, by what it is called; empty for parts without entries. */
  readonly entry: string;
  /** The entry's place in its list, the former one if it is gone; -1 for parts without entries. */
  readonly index: number;
  /** Which field; empty when a whole entry or section came or went, ORDER_FIELD when entries changed places. */
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

export const ORDER_FIELD = 'order';

export function compareCvs(before: Cv, after: Cv): readonly CvDifference[] {
  return [
    ...comparePersonal(before, after),
    ...compareField({ section: 'summary', field: 'summary' }, before.summary, after.summary),
    ...entryLists.flatMap((list) => compareEntries(list, before[list], after[list])),
    ...compareField({ section: 'skills', field: 'skills' }, before.skills, after.skills),
    ...compareAdditional(before, after),
  ];
}

function comparePersonal(before: Cv, after: Cv): CvDifference[] {
  return Object.keys(after.personal).flatMap((field) =>
    compareField(
      { section: 'personal', field },
      readField(before.personal, field),
      readField(after.personal, field),
    ),
  );
}

function compareEntries(
  section: string,
  before: readonly object[],
  after: readonly object[],
): CvDifference[] {
  const old = before.map(toRecord);
  const now = after.map(toRecord);
  const pairs = alignEntries(old, now);
  const changes = pairs.flatMap(({ before: from, after: to, from: place, at }) => {
    if (from === undefined || to === undefined) {
      const entry = to ?? from;
      if (entry === undefined) return [];
      const kind = to === undefined ? 'removed' : 'added';
      const index = to === undefined ? place : at;
      const there = { section, kind, entry: nameEntry(entry), index } as const;
      return [{ ...there, field: '', before: '', after: '' }];
    }
    const there = { section, entry: nameEntry(to), index: at };
    return Object.keys(to).flatMap((field) =>
      compareField({ ...there, field }, readField(from, field), readField(to, field)),
    );
  });
  return [...changes, ...compareOrder(section, pairs)];
}

/** Entries that stayed, in another order than before. */
function compareOrder(section: string, pairs: readonly EntryPair<Loose>[]): CvDifference[] {
  const places = pairs.flatMap(({ from, at }) => (from >= 0 && at >= 0 ? [from] : []));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const nowhere = { entry: '', index: -1, before: '', after: '' };
  return isInOrder ? [] : [{ section, kind: 'changed', field: ORDER_FIELD, ...nowhere }];
}

function compareAdditional(before: Cv, after: Cv): CvDifference[] {
  const names = new Set([...Object.keys(before.additional), ...Object.keys(after.additional)]);
  return [...names].flatMap((section) => {
    const old = ownValue(before.additional, section);
    const now = ownValue(after.additional, section);
    if (old !== undefined && now !== undefined)
      return compareField({ section, field: 'lines' }, old, now);
    const kind = old === undefined ? 'added' : 'removed';
    const place = { section, kind, entry: '', index: -1, field: '' } as const;
    return [{ ...place, before: old ?? [], after: now ?? [] }];
  });
}

interface FieldPlace {
  readonly section: string;
  readonly field: string;
  readonly entry?: string;
  readonly index?: number;
}

function compareField(
  { section, field, entry = '', index = -1 }: FieldPlace,
  before: FieldValue,
  after: FieldValue,
): CvDifference[] {
  if (isSameValue(before, after)) return [];
  const kind = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  return [{ section, kind, entry, index, field, before, after }];
}

const namingFields = ['title', 'degree', 'name', 'language', 'company', 'institution'];

/** What a person would call an entry: its title, or where it was. */
export function nameEntry(entry: object): string {
  for (const field of namingFields) {
    const value = readField(entry, field);
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

type Loose = Record<string, unknown>;

function toRecord(entry: object): Loose {
  return { ...entry };
}
