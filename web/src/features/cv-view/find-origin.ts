import type { CvVersion } from '@trayecto/core/contract';
import { type Cv, nameEntry } from '@trayecto/core/cv';
import { readField, splitPointer } from '@trayecto/core/review';

export type CvText = 'original' | 'english';

interface NamedPlace {
  readonly section: string;
  readonly entry: string;
  /** Null where the history names the section alone. */
  readonly field: string | null;
}

/** Where a place of a CV is, as the history of its versions names it. */
function nameInHistory(cv: Cv, at: string): NamedPlace | null {
  const [root = '', index = '', field = ''] = splitPointer(at);
  switch (root) {
    case 'personal':
      return { section: root, entry: '', field: index };
    case 'summary':
    case 'skills':
      return { section: root, entry: '', field: null };
    case 'additional':
      return { section: index, entry: '', field: null };
    case 'work_experience':
    case 'education':
    case 'certifications':
    case 'languages': {
      const entry = cv[root][Number(index)];
      return entry ? { section: root, entry: nameEntry(entry), field } : null;
    }
    default:
      return null;
  }
}

/** Versions that changed the field a text is in, or brought its entry; the latest first, as they are given. */
export function listChangesOf(
  versions: readonly CvVersion[],
  cv: Cv,
  at: string,
  text: CvText,
): readonly CvVersion[] {
  const place = nameInHistory(cv, at);
  if (place === null) return [];
  return versions.filter(({ changes }) =>
    changes.some(
      ({ section, entry, field, language }) =>
        language === text &&
        section === place.section &&
        // A title that was changed is what its entry was called since.
        (entry === place.entry || place.field === 'title') &&
        (place.field === null || field === place.field || field === ''),
    ),
  );
}

/** Whether a CV says a text, at this place or at another of the same list. */
export function saysThere(cv: Cv | null, at: string, text: string): boolean {
  if (cv === null) return false;
  const [root = '', , field] = splitPointer(at);
  if (root === 'personal' || root === 'summary') return readField(cv, at) === text;
  if (root === 'skills') return cv.skills.includes(text);
  if (root === 'additional') return Object.values(cv.additional).flat().includes(text);
  const entries: unknown = Reflect.get(cv, root);
  if (!Array.isArray(entries) || field === undefined) return false;
  return entries.some(
    (_, index) =>
      readField(cv, `/${root}/${index}/${field}`).split('\n').includes(text) ||
      readField(cv, `/${root}/${index}/${field}`) === text,
  );
}
