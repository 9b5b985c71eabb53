import type { DocumentLanguage } from '../../document/document-words';
import { placeUnit } from './convert-number';
import type { HiddenTerm } from './hide-terms';

/** A translation with what was hidden put back where the model has placed it. */
export function restoreTerms(
  parts: readonly (string | HiddenTerm)[],
  to: DocumentLanguage,
): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.written));
  parts.forEach((part, at) => {
    if (typeof part === 'string' || part.kind !== 'number') return;
    const beside = (place: number) =>
      typeof parts[place] === 'string' ? (texts[place] ?? '') : '';
    const placed = placeUnit(
      { before: beside(at - 1), figure: part.written, after: beside(at + 1) },
      part.unit,
      to,
    );
    texts[at] = placed.figure;
    if (typeof parts[at - 1] === 'string') texts[at - 1] = placed.before;
    if (typeof parts[at + 1] === 'string') texts[at + 1] = placed.after;
  });
  return texts.reduce((text, next, at) => {
    const isBeside = typeof parts[at] !== 'string' || typeof parts[at - 1] !== 'string';
    return text + (isBeside && wouldRunTogether(text, next) ? ' ' : '') + next;
  }, '');
}

/** Names and figures are their own words, whatever the model writes against them. */
const wouldRunTogether = (before: string, after: string): boolean =>
  /[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(after);
