import type { Cv } from './cv-schema';

/** The parts of a CV that are lists of entries with fields. */
export const entryLists = [
  'work_experience',
  'education',
  'certifications',
  'languages',
] as const satisfies readonly (keyof Cv)[];

export type EntryList = (typeof entryLists)[number];

/** A field of an entry is a text or, for achievements, a list of texts. */
export type FieldValue = string | readonly string[];

export function readField(entry: object, field: string): FieldValue {
  const value: unknown = Reflect.get(entry, field);
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  return typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.length === b.length && a.every((text, index) => text === b[index]);
}
