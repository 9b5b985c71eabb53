import { type FillerPhrase, fillerPhrases } from '../catalog';
import { type Language, rememberByLanguage } from '../language';
import { beginWithCapital } from '../text';

/** Phrases that carry meaning often enough, or that leave a sentence broken behind them. */
const KEPT: ReadonlySet<string> = new Set([
  'etc.',
  'etcétera',
  'y demás',
  'y un largo etcétera',
  'muy',
  'un poco',
  'entre otros',
  'entre otras',
  'bastante',
  'día a día',
  'en general',
  'de alguna manera',
  'de cierta forma',
  'a nivel de',
  'en relación con',
  'con respecto a',
  'en lo que respecta a',
  'en lo referente a',
  'en la actualidad',
  'a día de hoy',
  'hasta el día de hoy',
  'en el marco de',
  'en el ámbito de',
  'por medio de',
  'highly',
  'very',
  'fairly',
  'quite',
  'currently',
  'clearly',
  'of course',
  'in terms of',
  'in the process of',
  'with regard to',
  'with respect to',
  'in relation to',
  'for the purpose of',
  'by means of',
  'along with',
  'and so on',
  'and so forth',
  'et cetera',
  'and much more',
  'a wide range of',
  'a wide variety of',
  'all kinds of',
  'in a timely manner',
  'end result',
  'future plans',
  'past experience',
]);

const INFINITIVE_NEXT = '(?= \\p{L}+(?:[aei]r|rse|rlos|rlas|rlo|rla)\\b)';
const LINKS: ReadonlySet<string> = new Set(['así como', 'así como también', 'as well as']);
/** Replacements that only hold before a verb. */
const BEFORE_VERBS: ReadonlySet<string> = new Set([
  'a la hora de',
  'con el objetivo de',
  'con el objeto de',
  'con el fin de',
  'con la finalidad de',
  'con el propósito de',
  'a efectos de',
  'de cara a',
]);
const GERUND_AIMS: ReadonlySet<string> = new Set([
  'with the aim of',
  'with the purpose of',
  'with a view to',
]);

const patterns: Readonly<Record<Language, readonly (readonly [RegExp, FillerPhrase])[]>> = {
  es: readPatterns('es'),
  en: readPatterns('en'),
};

function readPatterns(language: Language): (readonly [RegExp, FillerPhrase])[] {
  return fillerPhrases
    .filter((filler) => filler.language === language && filler.kind === 'filler')
    .filter(({ phrase }) => !KEPT.has(phrase) && !GERUND_AIMS.has(phrase))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
    .map((filler) => [readPattern(filler), filler] as const);
}

function readPattern({ phrase, replacement }: FillerPhrase): RegExp {
  const words = phrase.replaceAll('.', '\\.');
  if (LINKS.has(phrase)) return new RegExp(`,? ${words}(?= )`, 'giu');
  if (BEFORE_VERBS.has(phrase))
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
  { phrase, replacement }: FillerPhrase,
  language: Language,
): string {
  if (LINKS.has(phrase)) return joinWithAnd(text, pattern, language);
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
