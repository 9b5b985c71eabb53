import type { Correction } from '../assistant';
import { formOf } from './context/context-tokens';
import type { Lexicon } from './words/lexicon';
import type { TextWord } from './words/read-words';
import { wordSet } from './words/word-set';

const CLEAR = 3;
const VERY_CLEAR = 5;

const ofOne = wordSet('a an one each every this that another either neither single');
const ofMany = wordSet('the these those our their its my all both several various many few some');
const isOfMany = ({ text }: TextWord) => ofMany.has(text.toLowerCase());
const FURTHEST = 4;

/** Several of a thing, where nothing says that there is one. */
export function isFreePlural(
  text: string,
  { from, to, replacement, gain }: Correction,
  words: readonly TextWord[],
  lexicon: Lexicon,
): boolean {
  // "Cashed up at nights".
  if (gain >= VERY_CLEAR) return false;
  const gone = text.slice(from, to).toLowerCase();
  if (!/s$/.test(gone) || gone.replace(/e?s$/, '') !== replacement.toLowerCase().replace(/e$/, ''))
    return false;
  const form = formOf(gone, lexicon);
  // "Informations" is no word in use.
  const at = words.findIndex((word) => word.from === from);
  // "The annual budgets" are things, though somebody budgets too.
  const isVerb = /[Vv]/.test(form) && !words.slice(Math.max(0, at - 2), at).some(isOfMany);
  if (!/N/.test(form) || isVerb || !lexicon.has(gone)) return false;
  const next = words[at + 1];
  // "Accidents forms", but "the denials queue": what it is, before what it is of.
  const isLinked = /^(?:and|or)$/.test(next?.text ?? '');
  const isBeforeThing =
    !isLinked && next?.gap === ' ' && /[nN]/.test(formOf(next.text.toLowerCase(), lexicon));
  if (isBeforeThing ? gain >= CLEAR : lexicon.step(gone) < 0) return false;
  return !words
    .slice(Math.max(0, at - FURTHEST), at)
    .some((word) => ofOne.has(word.text.toLowerCase()));
}
