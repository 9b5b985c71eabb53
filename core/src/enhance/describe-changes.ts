import type { SectionEnhancement } from '../assistant';
import type { Cv } from '../cv';
import { type ChangedField, listChangedFields } from '../improve';
import type { Language } from '../language';
import { optimizeWords } from '../optimize';
import { ownValue } from '../text';
import { enhanceWords } from './enhance-words';
import type { ChangeReasons } from './rewrite-for-job';

/** Every field that is other than it was, with both texts and why. */
export function describeChanges(
  before: Cv,
  after: Cv,
  reasons: ChangeReasons,
  moved: ReadonlySet<string>,
  language: Language,
): SectionEnhancement[] {
  return listChangedFields(before, after).map((field) => ({
    section: field.section,
    title: nameField(field, language),
    originalContent: writeValue(field.before),
    enhancedContent: writeValue(field.after),
    reason: explain(field, reasons, moved, language),
    target: 'cv',
    mostCharacters: null,
  }));
}

function nameField({ section, field, entry, pointer }: ChangedField, language: Language) {
  const words = optimizeWords[language];
  if (section === 'personal') return words.sections.title ?? field;
  if ((field === 'dates' || field === 'date') && entry !== '') return words.dates(entry);
  if (pointer.startsWith('/additional/')) return section;
  const name = ownValue(words.sections, section) ?? section;
  return entry === '' ? name : `${name} · ${entry}`;
}

function explain(
  { pointer }: ChangedField,
  reasons: ChangeReasons,
  moved: ReadonlySet<string>,
  language: Language,
): string {
  const { reasons: known } = optimizeWords[language];
  const { ordered, tailored } = enhanceWords[language];
  const own = [...(reasons.get(pointer) ?? [])].map((reason) =>
    reason === 'summary-tailored' ? tailored : known[reason],
  );
  const texts = moved.has(pointer) || own.length === 0 ? [ordered, ...own] : own;
  return texts.map((text) => `${text}.`).join(' ');
}

const writeValue = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n');
