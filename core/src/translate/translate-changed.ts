import { type Cv, emptyCv, entryLists } from '../cv';
import { applyChanges, type ChangedField, listChangedFields } from '../improve';

/** A text that was translated, and its translation. */
interface TranslatedBefore {
  readonly cv: Cv;
  readonly translated: Cv;
}

/** What of a CV has to be translated again, and how it goes in with the rest. Null where that is all of it. */
interface ChangedPart {
  readonly cv: Cv;
  merge(translated: Cv): Cv;
}

/**
 * The fields that are other than in a text whose translation is known, in a CV of the same shape and otherwise empty. Where
 * entries or sections have moved, their translations can't be matched, and the whole is translated.
 */
export function pickChanged(cv: Cv, before: TranslatedBefore): ChangedPart | null {
  const isInPlace =
    entryLists.every(
      (list) =>
        cv[list].length === before.cv[list].length &&
        cv[list].length === before.translated[list].length,
    ) && JSON.stringify(cv.additional) === JSON.stringify(before.cv.additional);
  const changed = listChangedFields(before.cv, cv);
  if (!isInPlace || changed.some(({ pointer }) => !isText(pointer))) return null;
  return {
    cv: writeAll(makeHollow(cv), changed, (field) => field.after),
    merge: (translated) =>
      writeAll(before.translated, changed, ({ pointer }) => readAt(translated, pointer)),
  };
}

/** Texts of the person's own; a title or a name that is another makes another entry. */
const isText = (pointer: string) =>
  /^\/(?:summary|skills)$|^\/\w+\/\d+\/(?:description|achievements)$/.test(pointer);

/** As many entries as there are, and nothing in them. */
function makeHollow(cv: Cv): Cv {
  const hollow = <T extends object>(entries: readonly T[]): T[] =>
    entries.map((entry) => {
      const empty = { ...entry };
      for (const [field, value] of Object.entries(entry))
        Object.assign(empty, { [field]: typeof value === 'string' ? '' : [] });
      return empty;
    });
  return {
    ...emptyCv(),
    work_experience: hollow(cv.work_experience),
    education: hollow(cv.education),
    certifications: hollow(cv.certifications),
    languages: hollow(cv.languages),
  };
}

function writeAll(
  cv: Cv,
  fields: readonly ChangedField[],
  pick: (field: ChangedField) => string | string[],
): Cv {
  const changes = fields.map((field) => ({
    ...field,
    id: field.pointer,
    after: pick(field),
    reasons: [],
  }));
  return applyChanges(
    cv,
    changes,
    changes.map(({ id }) => id),
  );
}

function readAt(cv: Cv, pointer: string): string | string[] {
  let value: unknown = cv;
  for (const step of pointer.slice(1).split('/'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
}
