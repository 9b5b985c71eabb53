import { alignEntries } from './align-entries';
import type { Cv } from './cv-schema';
import { entryLists, type FieldValue, isSameValue, readField } from './entry-lists';

/** One thing that differs between two states of a CV. */
export interface CvDifference {
  /** A section of the CV, or the heading of an additional one. */
  readonly section: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Which entry, by what it is called; empty for parts without entries. */
  readonly entry: string;
  /** Which field; empty when a whole entry or section came or went. */
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

export function compareCvs(before: Cv, after: Cv): readonly CvDifference[] {
  return [
    ...comparePersonal(before, after),
    ...compareField('summary', '', 'summary', before.summary, after.summary),
    ...entryLists.flatMap((list) => compareEntries(list, before[list], after[list])),
    ...compareField('skills', '', 'skills', before.skills, after.skills),
    ...compareAdditional(before, after),
  ];
}

function comparePersonal(before: Cv, after: Cv): CvDifference[] {
  return Object.keys(after.personal).flatMap((field) =>
    compareField(
      'personal',
      '',
      field,
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
  const pairs = alignEntries(before.map(toRecord), after.map(toRecord));
  return pairs.flatMap(({ before: old, after: now }) => {
    if (old === undefined && now === undefined) return [];
    if (old === undefined || now === undefined) {
      const kind = old === undefined ? 'added' : 'removed';
      const entry = nameEntry(now ?? old ?? {});
      return [{ section, kind, entry, field: '', before: '', after: '' } as const];
    }
    return Object.keys(now).flatMap((field) =>
      compareField(section, nameEntry(now), field, readField(old, field), readField(now, field)),
    );
  });
}

function compareAdditional(before: Cv, after: Cv): CvDifference[] {
  const names = new Set([...Object.keys(before.additional), ...Object.keys(after.additional)]);
  return [...names].flatMap((name) => {
    const old = before.additional[name];
    const now = after.additional[name];
    if (old !== undefined && now !== undefined) return compareField(name, '', 'lines', old, now);
    const kind = old === undefined ? 'added' : 'removed';
    return [{ section: name, kind, entry: '', field: '', before: old ?? [], after: now ?? [] }];
  });
}

function compareField(
  section: string,
  entry: string,
  field: string,
  before: FieldValue,
  after: FieldValue,
): CvDifference[] {
  if (isSameValue(before, after)) return [];
  const kind = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  return [{ section, kind, entry, field, before, after }];
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

function toRecord(entry: object): Record<string, unknown> {
  return { ...entry };
}
