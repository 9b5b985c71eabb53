import { ownValue } from '../text';
import { type CvDifference, nameEntry, ORDER_FIELD } from './compare-cvs';
import type { Cv } from './cv-schema';
import { editCv } from './edit-cv';
import { type EntryList, entryLists, type FieldValue, isSameValue, readField } from './entry-lists';

/** A place of one text of a CV that changed since the other text was written. */
export type CvMark = Pick<CvDifference, 'section' | 'entry' | 'index' | 'field' | 'kind'>;

/** What `from` says at the marked places, brought into `to`, the same CV in another language. */
export function bringOver(from: Cv, to: Cv, marks: readonly CvMark[]): Cv {
  return marks.reduce((cv, mark) => bringMark(from, cv, mark), to);
}

function bringMark(from: Cv, to: Cv, mark: CvMark): Cv {
  const list = entryLists.find((name) => name === mark.section);
  if (list) return bringEntry(from, to, list, mark);
  switch (mark.section) {
    case 'personal':
      return mark.field in from.personal
        ? {
            ...to,
            personal: { ...to.personal, [mark.field]: readField(from.personal, mark.field) },
          }
        : to;
    case 'summary':
      return { ...to, summary: from.summary };
    case 'skills':
      return { ...to, skills: from.skills };
    default:
      return bringSection(from, to, mark);
  }
}

/** The entries of both texts are in the same places; that says nothing about an order. */
function bringEntry(from: Cv, to: Cv, list: EntryList, mark: CvMark): Cv {
  const { index, field, kind } = mark;
  if (field === ORDER_FIELD) return to;
  const entry = from[list][index];
  const entries: readonly object[] = to[list];
  if (field === '') {
    const isMissing = to[list].length < from[list].length;
    const isLeft = to[list].length > from[list].length;
    if (kind === 'added' && entry && isMissing)
      return { ...to, [list]: entries.toSpliced(index, 0, entry) };
    if (kind === 'removed' && isLeft) return editCv(to, { kind: 'remove-entry', list, index });
    return to;
  }
  if (!entry || !to[list][index]) return to;
  return editCv(to, { kind: 'set-field', list, index, field, value: readField(entry, field) });
}

/** The person's own sections have different names in each language, so we match them by position. */
function bringSection(from: Cv, to: Cv, { section, kind, field }: CvMark): Cv {
  const lines = ownValue(from.additional, section);
  if (Object.hasOwn(to.additional, section)) {
    return lines === undefined
      ? editCv(to, { kind: 'remove-section', section })
      : editCv(to, { kind: 'set-lines', section, value: lines });
  }
  if (lines === undefined) return to;
  const names = Object.keys(to.additional);
  const sources = Object.keys(from.additional);
  const partner = names.length === sources.length ? names[sources.indexOf(section)] : undefined;
  const isNew = kind === 'added' && field === '';
  if (!isNew && partner === undefined) return to;
  return editCv(to, { kind: 'set-lines', section: partner ?? section, value: lines });
}

/** The marks whose places still have the text they had when marked. */
export function listOpenMarks(marks: readonly CvMark[], before: Cv, now: Cv): readonly CvMark[] {
  if (before === now) return marks;
  return marks.filter((mark) => isSameValue(readPlace(before, mark), readPlace(now, mark)));
}

function readPlace(cv: Cv, { section, index, field }: CvMark): FieldValue {
  const list = entryLists.find((name) => name === section);
  if (list) {
    const entry = cv[list][index];
    const isField = field !== '' && field !== ORDER_FIELD;
    return isField && entry ? readField(entry, field) : cv[list].map(nameEntry);
  }
  if (section === 'personal') return readField(cv.personal, field);
  if (section === 'summary') return cv.summary;
  if (section === 'skills') return cv.skills;
  return Object.entries(cv.additional).flat(2);
}
