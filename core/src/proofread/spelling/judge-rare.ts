import { prepositions } from '../context/context-features';
import { nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import { isCapital, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import type { TextWord } from '../words/read-words';
import {
  type Candidate,
  dressLike,
  findAccented,
  isAccentOnly,
  listSuggestions,
  weigh,
} from './candidates';
import { isFormOfUsed, isMadeOfUsed } from './derived-words';
import { bareWord } from './edit-costs';
import { isSpeltOtherwise } from './spelling-variants';

const MOST_RARE = 2;
/** Thirty times as common, or more. */
const FAR_COMMONER = 5;
const SHORTEST = 5;

/** After these comes a noun, or what belongs to one. */
const nounMarks = new Set(
  'el la los las un una unos unas del al de en con por para su sus mi mis este esta cada gran'.split(
    ' ',
  ),
);

/** "Quien me contrate", "que explique": after these a subjunctive needs no accent; after a preposition comes no past at all. */
const wishMarks = new Set('que me te se le les nos lo la los las quien quienes'.split(' '));

/** A real but rare word, one slip away from a common one. `before` is the word before. */
export function judgeRare(
  word: TextWord,
  before: string,
  own: Lexicon,
  isAlone: boolean,
): Finding | undefined {
  // "Frances" is a name somewhere; alone in its field it is a language.
  if (isAlone && isCapital(word.text) && !isUpper(word.text))
    return judgeMissingAccent(word, before, own);
  if (isUpper(word.text) || (isCapital(word.text) && (!word.isFirst || own.has(word.text))))
    return undefined;
  return (
    judgeMissingAccent(word, before, own) ?? judgeExtraAccent(word, own) ?? judgeSlip(word, own)
  );
}

/** "Futbol" and "fútbol": one noun, said in two ways by those who write it so. */
export function isSameNoun(bare: string, accented: string, own: Lexicon): boolean {
  if (own.step(bare) < 0 && (!own.has(bare) || isOfVerb(bare, own))) return false;
  const [form, other] = [nameClass(bare, own), nameClass(accented, own)];
  // "Sénior", "júnior": dictionaries may have one plural for both.
  const isEither = form === other || (/^U/.test(form) !== /^U/.test(other) && /ior$/.test(bare));
  return /^(?:[AN]..$|U)/.test(form) && isEither;
}

/** "Limites", "numeros": what no text has as a noun is another form of "limitar" or "numerar". */
const isOfVerb = (word: string, own: Lexicon): boolean => {
  const stem = word.replace(/(?:[aeo]|[ae]s)$/, '');
  return stem !== word && own.has(`${stem}ar`);
};

/** "Gestione un equipo", "el calculo"; but "calculo costes" is a sentence. */
function judgeMissingAccent(word: TextWord, before: string, own: Lexicon): Finding | undefined {
  const small = word.text.toLowerCase();
  const step = own.step(small);
  const [best] = step > MOST_RARE ? [] : findAccented(small, own);
  if (best === undefined || best.step < (step < 0 ? 2 : step + FAR_COMMONER)) return undefined;
  if (step > 0 && !nounMarks.has(before)) return undefined;
  if (isSameNoun(small, best.word, own)) return undefined;
  const isTold = best.word.endsWith('é') && /e/.test(nameClass(best.word, own).slice(1));
  if (isTold && (wishMarks.has(before) || prepositions.has(before))) return undefined;
  return report(word, 'accent', [best], best.step >= 4);
}

/** "sabé": an imperative nobody writes in a CV, where "sabe" is at hand. */
function judgeExtraAccent(word: TextWord, own: Lexicon): Finding | undefined {
  const small = word.text.toLowerCase();
  const bare = bareWord(small);
  if (own.language !== 'es' || bare === small || !/[áé]$/.test(small) || own.step(small) >= 0)
    return undefined;
  const step = own.step(bare);
  if (step < 3 || !own.has(bare)) return undefined;
  return report(word, 'accent', [{ word: bare, cost: 0, step }], false);
}

/** Never seen in any text of the trades, and near one that is seen in many. */
function judgeSlip(word: TextWord, own: Lexicon): Finding | undefined {
  const small = word.text.toLowerCase();
  if (small.length < SHORTEST || /\W/.test(bareWord(small)) || isSeen(small, own)) return undefined;
  if (own.context?.met.has(small)) return undefined;
  if (isFormOfUsed(small, own) || isMadeOfUsed(small, own)) return undefined;
  const candidates = own
    .near(small, 1)
    .map(({ word: near, cost }) => ({ word: near, cost, step: own.step(near) }))
    .filter(
      (near) =>
        isCommonEnough(near, small.length) &&
        !isKin(small, near.word) &&
        !(own.language === 'en' && isSpeltOtherwise(small, near.word)),
    )
    .sort((a, b) => weigh(a) - weigh(b));
  return candidates.length === 0 ? undefined : report(word, 'spelling', candidates, false);
}

const LONG = 9;

/** The longer a word, the less it is near another by chance. */
const isCommonEnough = ({ cost, step }: Candidate, length: number) =>
  cost <= 0.5
    ? step >= (length >= LONG ? 4 : 7)
    : cost <= 0.7
      ? step >= 7
      : cost <= 0.9 && step >= (length >= LONG ? 6 : 9);

/** Forms of one word, or words that differ in nothing but accents: neither is a slip for the other. */
function isKin(one: string, other: string): boolean {
  const [a, b] = [bareWord(one), bareWord(other)];
  return a.startsWith(b) || b.startsWith(a);
}

const endings = {
  es: ['', 'a', 'o', 'e', 'as', 'os', 'es', 's', 'ar', 'er', 'ir', 'é', 'aba', 'ado', 'ó'],
  en: ['', 'e', 's', 'es', 'ed', 'ing', 'd', 'er'],
};

/** It, or another form of it. */
function isSeen(small: string, own: Lexicon): boolean {
  const stem = small.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '');
  // "Newer", "newest".
  if (own.language === 'en' && own.step(small.replace(/(?:er|est)$/, '')) >= 0) return true;
  return endings[own.language].some((ending) => own.step(stem + ending) >= 0);
}

function report(
  { text, from, to }: TextWord,
  kind: Finding['kind'],
  candidates: readonly Candidate[],
  isSure: boolean,
): Finding {
  const isAccent = candidates[0] && isAccentOnly(text, candidates[0].word);
  const suggestions = isAccent
    ? candidates.map(({ word }) => dressLike(text, word))
    : listSuggestions(text, candidates);
  return { from, to, kind, suggestions, isSure };
}
