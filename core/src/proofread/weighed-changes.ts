import type { Correction, TextReading } from '../assistant';
import type { Language } from '../language';
import type { Finding, FindingKind } from './finding';
import { type Candidate, listCandidates } from './spelling/candidates';
import { isDerived, isFormOfUsed, isWellFormed } from './spelling/derived-words';
import { hearSpanish } from './spelling/edit-costs';
import { isKnownForm } from './words/known-forms';
import type { Lexicon } from './words/lexicon';

type GainLimits = Readonly<Partial<Record<FindingKind, number>>>;

/**
 * How much less likely the model may find a text with what a check proposes: further down it is the check that is wrong. A model copies what it has
 * never met, so it speaks loudly against slips that are no words.
 */
const leastGains: Readonly<Record<Language, GainLimits>> = {
  es: { agreement: -5, confusion: -6, article: -8, accent: -10, capital: -8, punctuation: -3 },
  en: { agreement: -3.6, confusion: -5, article: -6, accent: -8, capital: -5, punctuation: -3 },
};
/** What is certain by its rule needs more to speak against it. */
const MORE_FOR_SURE = 4;
/** A word that no dictionary has, and one that is not quite near. */
const LEAST_OF_FAR = -7;

/** What the model says of changes of the same words as a finding, whatever comes instead. */
export function listWeighed(
  { from, to }: Finding,
  corrections: readonly Correction[],
): readonly Correction[] {
  return corrections.filter((one) => one.from === from && one.to === to);
}

/** How much more the model has to think of another suggestion. */
const CLEARLY = 2;

/** The suggestion that the model finds likeliest first: of "layed" rather "laid" than "played". */
export function orderByGain(finding: Finding, weighed: readonly Correction[]): Finding {
  const { suggestions } = finding;
  const gainOf = (wanted: string | undefined) =>
    weighed.find(({ replacement }) => replacement === wanted)?.gain ?? -Infinity;
  const [best] = weighed.toSorted((a, b) => b.gain - a.gain);
  if (best === undefined || best.gain < gainOf(suggestions[0]) + CLEARLY) return finding;
  // Of words that it has not met it knows nothing.
  if (best.gain < 0) return finding;
  const others = suggestions.filter((one) => one !== best.replacement);
  return { ...finding, suggestions: [best.replacement, ...others] };
}

export function isOutweighed(
  { kind, isSure, isParsed, suggestions }: Finding,
  typed: string,
  weighed: readonly Correction[],
  own: Lexicon,
): boolean {
  const [first] = suggestions;
  const isAsked = weighed.some(({ replacement }) => replacement === first);
  if (!isAsked || isParsed) return false;
  const gain = Math.max(...weighed.map((one) => one.gain));
  if (kind === 'spelling') return gain < LEAST_OF_FAR && isFar(typed, suggestions, own);
  // "Denmark" is a name, known to the model or not.
  if (kind === 'capital' && isSure) return false;
  const least = leastGains[own.language][kind];
  return least !== undefined && gain < least - (isSure ? MORE_FOR_SURE : 0);
}

/**
 * "Strimmed" and "trimmed", "haylage" and "haulage": a common word is seldom written so far from what it is. Long words are near
 * others by slips alone.
 */
export function isFar(typed: string, suggestions: readonly string[], own: Lexicon): boolean {
  const small = typed.toLowerCase();
  if (isDerived(small, own) && isFormOfUsed(small, own)) return true;
  const meant = new Set(suggestions.map((one) => one.toLowerCase()));
  const isFarther = ({ word, cost, step }: Candidate) => {
    if (word.includes(' ')) return true;
    const isHeard = own.language === 'es' && hearSpanish(typed) === hearSpanish(word);
    // "Carots": a letter typed once.
    if (
      isHeard ||
      cost <= ALIKE ||
      undouble(small) === undouble(word) ||
      (small.length >= LONG && cost <= 1)
    )
      return false;
    // "Greiving": letters in an order that no word has.
    if (own.language === 'en' && cost <= NEAR && !isWellFormed(small, own)) return false;
    return cost > NEAR || step < seen[own.language];
  };
  return listCandidates(typed, own)
    .filter(({ word }) => meant.has(word.toLowerCase()))
    .every(isFarther);
}
const undouble = (word: string) => word.toLowerCase().replace(/(\p{L})\1/gu, '$1');
const ALIKE = 0.3;
const NEAR = 0.7;
const LONG = 9;
const seen = { es: 1, en: 2 } as const;

/** A word that no dictionary has and no check reports: it must surprise the model, and what is near must be in use and not unlikely. */
const LEAST_OF_GUESS = -3;
const LEAST_SURPRISE = 0.5;
const LEAST_STEP = 2;

export function listGuesses(
  text: string,
  { corrections, surprises }: TextReading,
  isTaken: (one: Correction) => boolean,
  own: Lexicon,
): readonly Finding[] {
  return corrections.flatMap((one): readonly Finding[] => {
    const { from, to, replacement, gain } = one;
    const typed = text.slice(from, to);
    if (gain < LEAST_OF_GUESS || !/^\p{Ll}+$/u.test(typed) || isTaken(one)) return [];
    if (isKnownForm(typed, own) || own.step(replacement) < LEAST_STEP) return [];
    const isSurprising = surprises.some(
      (word) => word.from < to && word.to > from && word.amount >= LEAST_SURPRISE,
    );
    const isNear = own.near(typed, 1).some(({ word }) => word === replacement);
    if (!isSurprising || !isNear) return [];
    return [{ from, to, kind: 'spelling', suggestions: [replacement], isSure: false }];
  });
}
