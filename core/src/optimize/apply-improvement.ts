import type { FieldChange } from '../assistant';
import { type Cv, entryLists, type FieldValue, isSameValue, readField } from '../cv';
import { applyChanges, labelEntries, readOrderedList } from '../improve';
import { ownValue } from '../text';

/** `stale`: the text it was made from is not there any more. */
type Applied =
  | { readonly outcome: 'applied' | 'already'; readonly cv: Cv }
  | { readonly outcome: 'stale' };

/**
 * Puts one proposal into a CV that may have moved on since: entries may be elsewhere, others may be new. The
 * check against invention used the original text, so that text must still be there, word for word.
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
  return holding(change.after) === undefined ? { outcome: 'stale' } : { outcome: 'already', cv };
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
