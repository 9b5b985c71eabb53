import { type Cv, cvSchema } from './cv-schema';
import type { EntryList, FieldValue } from './entry-lists';

/** One thing a person does to a CV. Every edit returns a new CV; what it does not touch stays the same object. */
export type CvEdit =
  | { readonly kind: 'set-personal'; readonly field: keyof Cv['personal']; readonly value: string }
  | { readonly kind: 'set-summary'; readonly value: string }
  | {
      readonly kind: 'set-field';
      readonly list: EntryList;
      readonly index: number;
      readonly field: string;
      readonly value: FieldValue;
    }
  | { readonly kind: 'add-entry'; readonly list: EntryList; readonly index: number }
  | { readonly kind: 'remove-entry'; readonly list: EntryList; readonly index: number }
  | {
      readonly kind: 'move-entry';
      readonly list: EntryList;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'set-skills'; readonly value: readonly string[] }
  | { readonly kind: 'set-lines'; readonly section: string; readonly value: readonly string[] }
  | { readonly kind: 'add-section'; readonly section: string }
  | { readonly kind: 'remove-section'; readonly section: string }
  | { readonly kind: 'rename-section'; readonly section: string; readonly name: string }
  | { readonly kind: 'move-section'; readonly section: string; readonly to: number }
  | { readonly kind: 'replace'; readonly cv: Cv };

export function editCv(cv: Cv, edit: CvEdit): Cv {
  switch (edit.kind) {
    case 'set-personal':
      return { ...cv, personal: { ...cv.personal, [edit.field]: edit.value } };
    case 'set-summary':
      return { ...cv, summary: edit.value };
    case 'set-field':
      return withList(cv, edit.list, (entries) =>
        entries.map((entry, index) =>
          index === edit.index ? { ...entry, [edit.field]: edit.value } : entry,
        ),
      );
    case 'add-entry':
      return withList(cv, edit.list, (entries) => entries.toSpliced(edit.index, 0, {}));
    case 'remove-entry':
      return withList(cv, edit.list, (entries) => entries.toSpliced(edit.index, 1));
    case 'move-entry':
      return withList(cv, edit.list, (entries) => moveItem(entries, edit.from, edit.to));
    case 'set-skills':
      return { ...cv, skills: [...edit.value] };
    case 'set-lines':
      return { ...cv, additional: { ...cv.additional, [edit.section]: [...edit.value] } };
    case 'add-section':
      return Object.hasOwn(cv.additional, edit.section)
        ? cv
        : { ...cv, additional: { ...cv.additional, [edit.section]: [''] } };
    case 'remove-section':
      return withSections(cv, (sections) => sections.filter(([name]) => name !== edit.section));
    case 'rename-section':
      return renameSection(cv, edit.section, edit.name);
    case 'move-section':
      return withSections(cv, (sections) =>
        moveItem(
          sections,
          sections.findIndex(([name]) => name === edit.section),
          edit.to,
        ),
      );
    case 'replace':
      return edit.cv;
  }
}

/** Two sections may not bear one name: their lines would fall into one. */
function renameSection(cv: Cv, section: string, name: string): Cv {
  if (name === section || Object.hasOwn(cv.additional, name)) return cv;
  return withSections(cv, (sections) =>
    sections.map(([old, lines]) => [old === section ? name : old, lines]),
  );
}

function withSections(
  cv: Cv,
  change: (sections: readonly [string, string[]][]) => readonly (readonly [string, string[]])[],
): Cv {
  return { ...cv, additional: Object.fromEntries(change(Object.entries(cv.additional))) };
}

/** An entry that lacks fields gets them empty; those that were there before stay the same objects. */
function withList(
  cv: Cv,
  list: EntryList,
  change: (entries: readonly object[]) => readonly object[],
): Cv {
  const changed = change(cv[list]);
  const known = new Set<object>(cv[list]);
  const isNew = (entry: object) => !known.has(entry);
  const completed = cvSchema.parse({ [list]: changed.filter(isNew) })[list].values();
  const entries = changed.map((entry) => (isNew(entry) ? completed.next().value : entry));
  return { ...cv, [list]: entries };
}

function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, items.length - 1)), 0, item);
}
