import type { Correction } from '../assistant';
import type { Language } from '../language';
import { formOf } from './context/context-tokens';
import { isSpeltOtherwise } from './spelling/spelling-variants';
import { isCapital, isKnownForm } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import type { TextWord } from './words/read-words';
import { wordSet } from './words/word-set';

interface Ground {
  readonly language: Language;
  readonly own: Lexicon;
  readonly other: Lexicon;
}

/** Whether both are right, or a rule allows what is there: the model only knows what it has met more often. */
export function isFreeChoice(
  text: string,
  correction: Correction,
  words: readonly TextWord[],
  ground: Ground,
): boolean {
  const at = words.findIndex(({ from, to }) => from < correction.to && to > correction.from);
  if (at >= 0 && isInName(words, at, correction)) return true;
  if (ground.language === 'en')
    return (
      isFreeComma(text, correction) ||
      isFreePlural(text, correction, words, ground.own) ||
      isOtherSpelling(words[at], correction) ||
      isNamedWork(text, words[at], correction) ||
      isRightArticle(words[at], words[at + 1], correction)
    );
  return at >= 0 && isSpanishChoice(words, at, correction, ground);
}

/** "A Maths Night": one word of a name in small letters is no better. */
function isInName(words: readonly TextWord[], at: number, { replacement }: Correction): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || word.text.toLowerCase() !== replacement || word.text === replacement)
    return false;
  return [before, next].some((one) => one !== undefined && isCapital(one.text) && !one.isFirst);
}

/** "A HIAB": by the sound of what comes after, which letters alone do not tell of a name. */
function isRightArticle(
  word: TextWord | undefined,
  next: TextWord | undefined,
  { replacement }: Correction,
): boolean {
  if (word?.text !== 'a' || replacement !== 'an' || next === undefined) return false;
  const isSpelled = /^[AEFHILMNORSX](?:\p{Lu}{0,2}|\p{Lu}{0,2}s)$/u.test(next.text);
  return !/^(?:[aeiou8]|h(?:our|on|eir))/i.test(next.text) && !isSpelled;
}

const article = /^(?:el|los?|las?|un[oa]?s?|del|al)$/;

function isSpanishChoice(
  words: readonly TextWord[],
  at: number,
  { replacement, gain }: Correction,
  { own, other }: Ground,
): boolean {
  const word = words[at];
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text.toLowerCase() ?? ''];
  if (word === undefined) return false;
  // "Hoteles e inmobiliarias".
  if (word.text === 'e' && replacement === 'y') return /^h?[ií](?!e)/.test(next);
  // "Los amenities", "de controlling": English words have no gender, and are no slips of Spanish ones.
  const isForeign = (text: string) => !isKnownForm(text, own) && isKnownForm(text, other);
  if (article.test(word.text) && article.test(replacement)) return isForeign(next);
  if (isForeign(word.text) && word.text.length > SHORT) return true;
  // "Pedidos de bebida", "trabajos de cubiertas".
  const isNumber = word.text === `${replacement}s` || `${word.text}s` === replacement;
  return isNumber && before === 'de' && gain < CLEAR;
}

const SHORT = 4;
const CLEAR = 3;

/** After these a comma is a matter of taste. */
const taste = wordSet(
  `and or but nor so yet then also in on at with without for from by to into over under among amongst between during including as
  while when where which who whose after before until since because although though even often mostly mainly especially particularly both all each`,
);

function isFreeComma(text: string, { from, to, replacement }: Correction): boolean {
  if (text.slice(from, to).trim() !== ',' || replacement.trim() !== '') return false;
  const [next = ''] = /^\s*\p{L}+/u.exec(text.slice(to)) ?? [];
  return taste.has(next.trim().toLowerCase());
}

/** "License": where somebody lives tells which spelling is theirs, and another check knows. */
const isOtherSpelling = (word: TextWord | undefined, { replacement }: Correction): boolean =>
  word !== undefined && isSpeltOtherwise(word.text, replacement);

/** "Quotes and ordering", "shift bidding": work named by its verb, with nothing behind it. */
function isNamedWork(
  text: string,
  word: TextWord | undefined,
  { to, replacement }: Correction,
): boolean {
  const stem = word?.text.replace(/(\p{Ll})?\1ing$/u, '$1');
  if (stem === undefined || stem === word?.text || !/^\s*(?:$|[.,;:)])/.test(text.slice(to)))
    return false;
  return new RegExp(`^${stem}\\p{Ll}?s?$`, 'u').test(replacement);
}

const ofOne = wordSet('a an one each every this that another either neither single');
const FURTHEST = 4;

/** Several of a thing, where nothing says that there is one. */
function isFreePlural(
  text: string,
  { from, to, replacement }: Correction,
  words: readonly TextWord[],
  lexicon: Lexicon,
): boolean {
  const gone = text.slice(from, to).toLowerCase();
  if (!/s$/.test(gone) || gone.replace(/e?s$/, '') !== replacement.toLowerCase().replace(/e$/, ''))
    return false;
  const form = formOf(gone, lexicon);
  // "Informations" is no word in use.
  if (!/N/.test(form) || /[Vv]/.test(form) || lexicon.step(gone) < 0) return false;
  const at = words.findIndex((word) => word.from === from);
  const next = words[at + 1];
  // "Accidents forms": what it is, before what it is of.
  if (next?.gap === ' ' && /[nN]/.test(formOf(next.text.toLowerCase(), lexicon))) return false;
  return !words.slice(Math.max(0, at - FURTHEST), at).some((word) => ofOne.has(word.text));
}
