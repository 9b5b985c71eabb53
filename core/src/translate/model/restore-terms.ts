import { type Language, startsWithVowelSound } from '../../language';
import { placeUnit } from './convert-number';
import type { HiddenTerm } from './hide-terms';

/** A translation with what was hidden put back where the model has placed it. */
export function restoreTerms(parts: readonly (string | HiddenTerm)[], to: Language): string {
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
  const whole = texts.reduce((text, next, at) => {
    const isBeside = typeof parts[at] !== 'string' || typeof parts[at - 1] !== 'string';
    return text + (isBeside && wouldRunTogether(text, next) ? ' ' : '') + next;
  }, '');
  return to === 'en' ? matchArticles(whole) : whole;
}

/** "An A level" stays: a capital inside a sentence is no article. */
const matchArticles = (text: string): string =>
  text.replace(
    /(?<=^|[.!?] )[Aa]n?(?= [\p{L}\d])|(?<![\p{L}\d.'’-])an?(?= [\p{L}\d])/gu,
    (article, at: number) =>
      article.charAt(0) + (beginsWithVowel(text.slice(at + article.length + 1)) ? 'n' : ''),
  );

/** Names and numbers are their own words, whatever the model writes against them. */
const wouldRunTogether = (before: string, after: string): boolean =>
  /[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(after);

/**
 * The model has not seen what is behind its article: "an 80-cover restaurant", "an HR team", "a 12-week course". Letters
 * that are read one by one begin with the sound of their name.
 */
function beginsWithVowel(text: string): boolean {
  if (/^\d/.test(text)) return /^(?:8|1[18](?!\d|[.,]\d{3}(?!\d))|1[18][.,]\d{3})/.test(text);
  if (/^\p{Lu}{2,}s?(?![\p{Ll}])/u.test(text)) return /^[AEFHILMNORSX]/.test(text);
  return startsWithVowelSound(text);
}
