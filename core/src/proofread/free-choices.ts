import type { Correction } from '../assistant';
import type { Language } from '../language';
import { formOf } from './context/context-tokens';
import { isFreeForm } from './free-forms';
import { isFreePlural } from './free-plurals';
import { collectives } from './grammar/clear-verbs';
import { isSpeltOtherwise } from './spelling/spelling-variants';
import { hasInAnyCase, isCapital, isKnownForm, isUpper } from './words/known-forms';
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
  if (at >= 0 && (isInName(words, at, correction) || isThing(words, at, correction, ground)))
    return true;
  if (ground.language === 'en')
    return (
      isFreeComma(text, correction, taste) ||
      isFreeHyphen(text, correction, ground.own) ||
      isParticle(text, correction, words, ground.own) ||
      isWorkOf(words, at, correction, ground.own) ||
      isFreePlural(text, correction, words, ground.own) ||
      isOtherSpelling(words[at], correction) ||
      isNamedWork(text, words[at], correction) ||
      isRightArticle(text, words[at], words[at + 1], correction) ||
      isTrained(words, at, correction) ||
      isTaste(words, at, correction) ||
      isNote(text, correction) ||
      isModifier(words, at, correction, ground.own) ||
      isFreeForm(text, correction, words, at, ground.own)
    );
  if (isFreeComma(text, correction, spanishTaste)) return true;
  return at >= 0 && isSpanishChoice(words, at, correction, ground);
}

/** "A Maths Night": one word of a name in small letters is no better. */
function isInName(words: readonly TextWord[], at: number, { replacement }: Correction): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || word.text.toLowerCase() !== replacement || word.text === replacement)
    return false;
  const [, , link, article, last] = words.slice(Math.max(0, at - 1));
  // "Paso de los Libres".
  const isLinked = /^del?$/.test(next?.text ?? '') && [link, article, last].some(isCapitalOne);
  return isLinked || [before, next].some((one) => isCapitalOne(one) && !one?.isFirst);
}

/** As common as a month. */
const OFTEN = 3;

const isCapitalOne = (word: TextWord | undefined) => word !== undefined && isCapital(word.text);

/** "Schooled in hull", "pivot tables in excel". */
const CLEARLY_NAME = 4;

/** "Jeep safaris", "jeep safaris": what dictionaries have in small letters needs no capital. */
const isThing = (
  words: readonly TextWord[],
  at: number,
  { replacement, gain }: Correction,
  { own }: Ground,
): boolean =>
  gain < CLEARLY_NAME &&
  words[at] !== undefined &&
  replacement !== words[at].text &&
  replacement.toLowerCase() === words[at].text &&
  !words[at].isFirst &&
  !isUpper(replacement) &&
  own.has(words[at].text) &&
  own.step(replacement) < OFTEN;

/** "A HIAB", "an 80-bed ward": by the sound of what comes after, which letters alone do not tell of a name or a figure. */
function isRightArticle(
  text: string,
  word: TextWord | undefined,
  next: TextWord | undefined,
  { to, replacement }: Correction,
): boolean {
  const article = word?.text.toLowerCase();
  if (article === undefined || !/^an?$/.test(article) || !/^an?$/i.test(replacement)) return false;
  const [figure] = /(?<=^\s+)\d[\d.,]*/.exec(text.slice(to)) ?? [];
  if (figure !== undefined) return (article === 'an') === /^(?:8|1[18](?!\d))/.test(figure);
  if (next === undefined) return false;
  if (article === 'an')
    return /^(?:[ai]|o(?!ne)|e(?!u)|u(?!ni|s|ti)|h(?:our|on|eir))/i.test(next.text);
  const isSpelled = /^[AEFHILMNORSX](?:\p{Lu}{0,2}|\p{Lu}{0,2}s)$/u.test(next.text);
  return !/^(?:[aeiou8]|h(?:our|on|eir))/i.test(next.text) && !isSpelled;
}

/** "An analyst specialised in risk": who is something, beside who does it. */
function isTrained(words: readonly TextWord[], at: number, { replacement }: Correction): boolean {
  const [word, next] = [words[at]?.text.toLowerCase() ?? '', words[at + 1]?.text.toLowerCase()];
  const stem = word.replace(/e?d$/, '');
  return at > 0 && /ed$/.test(word) && replacement.toLowerCase() === `${stem}ing` && next === 'in';
}

/** "Visitor and vehicle access": one of two things that say which it is. */
function isModifier(
  words: readonly TextWord[],
  at: number,
  { replacement }: Correction,
  lexicon: Lexicon,
): boolean {
  const [word, link, other, noun] = words.slice(at, at + 4);
  if (word === undefined || other === undefined || noun === undefined) return false;
  const isPlural = /^(?:s|es)$/.test(replacement.slice(word.text.length));
  const isNoun = ({ text }: TextWord) => /[nN]/.test(formOf(text.toLowerCase(), lexicon));
  return (
    isPlural &&
    replacement.startsWith(word.text) &&
    /^(?:and|or)$/.test(link?.text ?? '') &&
    [link, other, noun].every((one) => one?.gap === ' ') &&
    isNoun(other) &&
    isNoun(noun)
  );
}

/** These are several, or as many as what they are of. */
const ofMeasure =
  /^(?:police|people|aircraft|all|most|some|none|any|half|rest|total|number|lot|range|third|quarter)$/;
const verbsOfGroups = /^(?:is are|are is|was were|were was|has have|have has)$/;

/** "The staff is", "the panel were"; "from 2016 until 2019": said in either way. */
function isTaste(words: readonly TextWord[], at: number, { replacement }: Correction): boolean {
  const word = words[at]?.text.toLowerCase() ?? '';
  if (/^(?:until|till)$/.test(word)) return replacement === 'to';
  const group = words[at - 1]?.text.toLowerCase() ?? '';
  if (!collectives.has(group) || ofMeasure.test(group)) return false;
  return verbsOfGroups.test(`${word} ${replacement.toLowerCase()}`);
}

/** "Lead auditor; have audited sites in nine countries": notes leave out who. */
const isNote = (text: string, { from, to, replacement }: Correction): boolean =>
  replacement.trim() === '' &&
  /^(?:have|has|had|been|am)$/.test(text.slice(from, to).trim().toLowerCase()) &&
  /[,;:.]\s*$/.test(text.slice(0, from));

const article = /^(?:el|los?|las?|un[oa]?s?|del|al)$/;

const relatives = new Map([
  ['los', 'mp'],
  ['las', 'fp'],
]);

function isSpanishChoice(
  words: readonly TextWord[],
  at: number,
  { replacement, gain }: Correction,
  { own, other }: Ground,
): boolean {
  const word = words[at];
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text.toLowerCase() ?? ''];
  if (word === undefined) return false;
  // "Mediciones de ruido en 32 puestos, de las cuales": of what was named first.
  const isAbove = ({ text }: TextWord) =>
    own.nouns.get(text.toLowerCase()) === relatives.get(word.text);
  if (next === 'cuales' && words.slice(0, at).some(isAbove)) return true;
  // "Hoteles e inmobiliarias".
  if (word.text === 'e' && replacement === 'y') return /^h?[ií](?!e)/.test(next);
  // "Los amenities", "de controlling": English words have no gender, and are no slips of Spanish ones.
  const isForeign = (text: string) => !isKnownForm(text, own) && isKnownForm(text, other);
  // "El Unión Popular" is a club.
  const isName = isCapitalOne(words[at + 1]);
  if (article.test(word.text) && article.test(replacement)) return isName || isForeign(next);
  if (isForeign(word.text) && word.text.length > SHORT) return true;
  // "Pedidos de bebida", "trabajos de cubiertas".
  const isNumber = word.text === `${replacement}s` || `${word.text}s` === replacement;
  const isOpen = word.gap.includes(',') || bare.test(before);
  return isNumber && isOpen && gain < CLEAR;
}

/** Nothing before it says how many. */
const bare = /^(?:de|y|e|o|u|con|en|sin|por|para)$/;

const SHORT = 4;
const CLEAR = 3;

/** After these a comma is a matter of taste. */
const taste = wordSet(
  `and or but nor so yet then also in on at with without for from by to into over under among amongst between during including as
  while when where which who whose after before until since because although though even often mostly mainly especially particularly both all each`,
);

/** A Spanish sentence without a verb may pause before any of these. */
const spanishTaste = wordSet('en con sin para por desde hasta durante según entre tras');

function isFreeComma(
  text: string,
  { from, to, replacement }: Correction,
  free: ReadonlySet<string>,
): boolean {
  if (text.slice(from, to).trim() !== ',' || replacement.trim() !== '') return false;
  const [next = ''] = /^\s*\p{L}+/u.exec(text.slice(to)) ?? [];
  return free.has(next.trim().toLowerCase());
}

/** "Stock-taking": English writes as it likes what is made of two words. */
function isFreeHyphen(
  text: string,
  { from, to, replacement, gain }: Correction,
  own: Lexicon,
): boolean {
  const parts = text.slice(from, to).trim().split('-');
  // "New-comers", "dead-lines": everybody writes them in one.
  if (gain >= CLEAR && own.step(replacement.trim()) >= 0) return false;
  const isJoined = parts.length > 1 && parts.join('') === replacement.trim();
  return isJoined && parts.every((part) => hasInAnyCase(part, own));
}

const particles = wordSet('up out off down over back through along around together away');

/** "Training up apprentices", "as per the plan": a small word that makes another verb, or that some Englishes leave out. */
function isParticle(
  text: string,
  { from, to, replacement }: Correction,
  words: readonly TextWord[],
  own: Lexicon,
): boolean {
  const gone = text.slice(from, to).trim().toLowerCase();
  if (replacement.trim() !== '') return false;
  const next = words.findIndex((word) => word.from >= to);
  const last = next < 0 ? words.at(-1) : words[next - 2];
  if (gone === 'as') return words[next]?.text === 'per';
  return (
    particles.has(gone) &&
    last?.text.toLowerCase() !== gone &&
    /[vVdDg]/.test(formOf(last?.text.toLowerCase() ?? '', own))
  );
}

/** "General labouring duties": a noun that says by its verb which kind of thing it is. */
function isWorkOf(
  words: readonly TextWord[],
  at: number,
  { replacement, gain }: Correction,
  own: Lexicon,
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next?.gap !== ' ' || !/ing$/.test(word.text)) return false;
  // "Swear in witnesses and escorting juries".
  if (gain >= CLEAR) return false;
  const isStem = word.text.replace(/ing$/, '') === replacement.replace(/e$/, '');
  return isStem && /[nN]/.test(formOf(next.text.toLowerCase(), own));
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
