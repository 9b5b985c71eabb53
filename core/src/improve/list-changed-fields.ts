import { type Cv, entryLists, type FieldValue, isSameValue, nameEntry, readField } from '../cv';
import { ownValue } from '../text';

export interface ChangedField {
  readonly pointer: string;
  readonly section: string;
  readonly entry: string;
  readonly field: string;
  readonly before: string | string[];
  readonly after: string | string[];
}

/** Every field that differs between two CVs whose entries are in the same places. */
export function listChangedFields(before: Cv, after: Cv): ChangedField[] {
  const fields: ChangedField[] = [];
  const compare = (
    place: Pick<ChangedField, 'pointer' | 'section' | 'entry' | 'field'>,
    was: FieldValue,
    is: FieldValue,
  ) => {
    if (!isSameValue(was, is)) fields.push({ ...place, before: copy(was), after: copy(is) });
  };
  for (const field of Object.keys(before.personal))
    compare(
      { pointer: `/personal/${field}`, section: 'personal', entry: '', field },
      readField(before.personal, field),
      readField(after.personal, field),
    );
  compare(
    { pointer: '/summary', section: 'summary', entry: '', field: 'summary' },
    before.summary,
    after.summary,
  );
  for (const list of entryLists)
    before[list].forEach((entry, at) => {
      const now = after[list][at] ?? entry;
      for (const field of Object.keys(entry))
        compare(
          { pointer: `/${list}/${at}/${field}`, section: list, entry: nameEntry(entry), field },
          readField(entry, field),
          readField(now, field),
        );
    });
  compare(
    { pointer: '/skills', section: 'skills', entry: '', field: 'skills' },
    before.skills,
    after.skills,
  );
  for (const [heading, lines] of Object.entries(before.additional))
    compare(
      {
        pointer: `/additional/${heading.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        section: heading,
        entry: '',
        field: 'lines',
      },
      lines,
      ownValue(after.additional, heading) ?? lines,
    );
  return fields;
}

const copy = (value: FieldValue) => (typeof value === 'string' ? value : [...value]);
