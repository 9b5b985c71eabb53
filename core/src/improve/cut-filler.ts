import { type FillerPhrase, fillerPhrases } from '../catalog';
import { type Language, rememberByLanguage } from '../language';
import { beginWithCapital } from '../text';

const INFINITIVE_NEXT = '(?= \\p{L}+(?:[aei]r|rse|rlos|rlas|rlo|rla)\\b)';
const patterns: Readonly<Record<Language, readonly (readonly [RegExp, FillerPhrase])[]>> = {
  es: readPatterns('es'),
  en: readPatterns('en'),
};

function readPatterns(language: Language): (readonly [RegExp, FillerPhrase])[] {
  return fillerPhrases
    .filter((filler) => filler.language === language && filler.kind === 'filler')
    .filter(({ where }) => where !== 'never')
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
    .map((filler) => [readPattern(filler), filler] as const);
}

function readPattern({ phrase, replacement, where }: FillerPhrase): RegExp {
  const words = phrase.replaceAll('.', '\\.');
  if (where === 'link') return new RegExp(`,? ${words}(?= )`, 'giu');
  if (where === 'before a verb')
    return new RegExp(`(?<![\\p{L}-])${words}${INFINITIVE_NEXT}`, 'giu');
  return replacement === ''
    ? new RegExp(`(^|,? )${words}(,?)(?![\\p{L}-])`, 'giu')
    : new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'giu');
}

/** Takes out words that say nothing, where the sentence works without them. */
export const cutFiller = rememberByLanguage(cutPhrases);

function cutPhrases(text: string, language: Language): string {
  let current = text;
  let lower = text.toLowerCase();
  for (const [pattern, filler] of patterns[language]) {
    if (!lower.includes(filler.phrase)) continue;
    current = cutPhrase(current, pattern, filler, language);
    lower = current.toLowerCase();
  }
  return current;
}

function cutPhrase(
  text: string,
  pattern: RegExp,
  { where, replacement }: FillerPhrase,
  language: Language,
): string {
  if (where === 'link') return joinWithAnd(text, pattern, language);
  if (replacement !== '') return text.replace(pattern, (whole) => matchCase(whole, replacement));
  return text
    .replace(pattern, (whole, open: string, close: string, at: number) => {
      const before = text.slice(0, at);
      const after = text.slice(at + whole.length);
      if (isPaired(before, after)) return whole;
      if (before.trim() === '') return '';
      if (open === ', ' && close === ',') return '';
      return close !== '' || (open === ', ' && /^ \p{L}/u.test(after)) ? ',' : '';
    })
    .trimStart();
}

/** "Eficaz y eficientemente": one of two that belong together stays with the other. */
function isPaired(before: string, after: string): boolean {
  return (
    /^\s+(?:y|e|o|and|or|but|pero)\s/i.test(after) ||
    /\b(?:y|e|o|and|or|but|pero|no|not|more|más|menos|less)\s*$/i.test(before)
  );
}

/** "A, así como B" is "A y B", unless an "y" comes before it already. */
function joinWithAnd(text: string, pattern: RegExp, language: Language): string {
  return text.replace(pattern, (whole, at: number) => {
    const before = text.slice(0, at);
    if (before.trim() === '' || /[\s,](?:y|e|and)\s/.test(before)) return whole;
    if (language === 'en') return ' and';
    return /^ h?i(?![ae])/i.test(text.slice(at + whole.length)) ? ' e' : ' y';
  });
}

function matchCase(whole: string, replacement: string): string {
  const text = whole.trimStart();
  return /^\p{Lu}/u.test(text) ? beginWithCapital(replacement) : replacement;
}
