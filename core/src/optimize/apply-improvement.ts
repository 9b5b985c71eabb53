import type { FieldChange } from '../assistant';
import { type Cv, entryLists, type FieldValue, isSameValue, readField } from '../cv';
import { applyChanges, labelEntries, readOrderedList } from '../improve';
import { ownValue } from '../text';

/** `stale`: the text it was made from is not there any more. */
type Applied =
  | { readonly outcome: 'applied' | 'already'; readonly cv: Cv }
  | { readonly outcome: 'stale' };

/**
 * Puts one proposal into a CV that may have moved on since: entries may be elsewhere, others may be new, and a list may
 * have other lines beside those the proposal is about. The check against invention used the original text, so that text
 * must still be there, word for word.
 */
export function applyImprovement(cv: Cv, change: FieldChange): Applied {
  const list = readOrderedList(change.pointer);
  if (list !== null && typeof change.before !== 'string' && typeof change.after !== 'string') {
    const labels = labelEntries(cv, list);
    if (isSameValue(labels, change.after)) return { outcome: 'already', cv };
    return isSameValue(labels, change.before)
      ? write(cv, change, change.pointer)
      : { outcome: 'stale' };
  }
  const places = listPlaces(cv, change.pointer);
  const holding = (value: FieldValue) => places.find((place) => isSameValue(place.value, value));
  const source = holding(change.before);
  if (source !== undefined) return write(cv, change, source.pointer);
  if (holding(change.after) !== undefined) return { outcome: 'already', cv };
  return applyToLines(cv, change, places);
}

/** In the same list with other lines than it had. */
function applyToLines(cv: Cv, change: FieldChange, places: readonly Place[]): Applied {
  const { before, after } = change;
  if (typeof before === 'string' || typeof after === 'string') return { outcome: 'stale' };
  for (const { pointer, value } of places) {
    if (typeof value === 'string') continue;
    const lines = replaceLines(value, before, after);
    if (lines !== null) return write(cv, { ...change, after: lines }, pointer);
    if (replaceLines(value, after, before) !== null) return { outcome: 'already', cv };
  }
  return { outcome: 'stale' };
}

/** The lines that change must all be there; those that stay may be gone, and others may have come. */
function replaceLines(
  lines: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] | null {
  const [has, had, gets] = [new Set(lines), new Set(before), new Set(after)];
  const leaving = before.filter((line) => !gets.has(line));
  const coming = after.filter((line) => !had.has(line));
  const isSame = leaving.length > 0 || 2 * before.filter((line) => has.has(line)).length > had.size;
  if (!isSame || leaving.length + coming.length === 0) return null;
  if (!leaving.every((line) => has.has(line)) || coming.some((line) => has.has(line))) return null;
  return [
    ...after.filter((line) => !had.has(line) || has.has(line)),
    ...lines.filter((line) => !had.has(line)),
  ];
}

function write(cv: Cv, change: FieldChange, pointer: string): Applied {
  const moved = { ...change, pointer, reasons: [] };
  return { outcome: 'applied', cv: applyChanges(cv, [moved], [change.id]) };
}

interface Place {
  readonly pointer: string;
  readonly value: FieldValue;
}

/** The field itself, and the same field of the other entries of its list. */
function listPlaces(cv: Cv, pointer: string): readonly Place[] {
  const [, section = '', at = '', field = ''] = pointer.split('/');
  const list = entryLists.find((name) => name === section);
  if (list === undefined) return [{ pointer, value: readPart(cv, pointer) }];
  return cv[list]
    .map((entry, index) => ({
      pointer: `/${list}/${index}/${field}`,
      value: readField(entry, field),
    }))
    .toSorted(
      (a, b) =>
        Number(b.pointer === `/${list}/${at}/${field}`) -
        Number(a.pointer === `/${list}/${at}/${field}`),
    );
}

function readPart(cv: Cv, pointer: string): FieldValue {
  const [section = '', ...rest] = pointer.slice(1).split('/');
  const key = rest.join('/').replaceAll('~1', '/').replaceAll('~0', '~');
  if (section === 'personal') return readField(cv.personal, key);
  if (section === 'additional') return ownValue(cv.additional, key) ?? '';
  return readField(cv, section);
}
