import type { SectionEnhancement } from '../assistant/enhance-task';
import type { Cv } from '../cv/cv-schema';
import type { DocumentLanguage } from '../document/document-words';
import { optimizerWords } from '../optimize/optimizer-words';
import { type ChangedField, listChangedFields } from '../rewrite/list-changed-fields';
import { enhanceWords } from './enhance-words';
import type { ChangeReasons } from './rewrite-for-job';

/** Every field that is other than it was, with both texts and why. */
export function describeChanges(
  before: Cv,
  after: Cv,
  reasons: ChangeReasons,
  language: DocumentLanguage,
): SectionEnhancement[] {
  return listChangedFields(before, after).map((field) => ({
    section: field.section,
    title: nameField(field, language),
    originalContent: writeValue(field.before),
    enhancedContent: writeValue(field.after),
    reason: explain(field, reasons, language),
    target: 'cv',
    mostCharacters: null,
  }));
}

function nameField({ section, field, entry, pointer }: ChangedField, language: DocumentLanguage) {
  const words = optimizerWords[language];
  if (section === 'personal') return words.sections.title ?? field;
  if ((field === 'dates' || field === 'date') && entry !== '') return words.dates(entry);
  if (pointer.startsWith('/additional/')) return section;
  const name = words.sections[section] ?? section;
  return entry === '' ? name : `${name} · ${entry}`;
}

function explain(
  { pointer, before, after }: ChangedField,
  reasons: ChangeReasons,
  language: DocumentLanguage,
): string {
  const { reasons: known } = optimizerWords[language];
  const { ordered, tailored } = enhanceWords[language];
  const own = [...(reasons.get(pointer) ?? [])].map((reason) =>
    reason === 'summary-tailored' ? tailored : known[reason],
  );
  const isMoved =
    typeof before !== 'string' &&
    typeof after !== 'string' &&
    before.length > 1 &&
    (own.length === 0 || isSameSet(before, after));
  const texts = isMoved || own.length === 0 ? [ordered] : own;
  return texts.map((text) => `${text}.`).join(' ');
}

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join('\n') === b.toSorted().join('\n');

const writeValue = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n');
