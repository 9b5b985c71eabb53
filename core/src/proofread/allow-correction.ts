import type { Correction, TextReading } from '../assistant';
import { foldText, smallNumbers } from '../language';
import { ownValue } from '../text';
import { isMultiple } from './amount-words';
import type { CorrectionKind } from './correction-kinds';
import { isFreeChoice } from './free-choices';
import type { Lexicons, ProofreadInput } from './proofread-text';
import { listRightPhrases } from './right-phrases';
import { hearSpanish } from './spelling/edit-costs';
import { isKnownWord } from './spelling/known-words';
import { functionWords } from './words/function-words';
import { hasInAnyCase, isCapital, isKnownForm, isUpper } from './words/known-forms';
import type { Lexicon } from './words/lexicon';
import { readWords, type TextWord } from './words/read-words';

/** Words that the model expects where they are… */
const EXPECTED = 0.3;
/** …are wrong only if the rest of the sentence is much likelier with others: words more or less, and other numbers, are expected most. */
const GAIN_OF_EXPECTED = 4;
const gainsOfExpected: Readonly<Partial<Record<CorrectionKind, number>>> = {
  ...{ mark: 1.5, inflection: 2, word: 2 },
};

/** A word that begins a line and is none, or hardly one; one that is written like what was meant ("Tubo a su cargo", "Preformed tests"). */
const GAIN_OF_NO_DEED = 8;
const GAIN_OF_OTHER_DEED = 5;
const GAIN_OF_UNSEEN = 2;
const GAIN_OF_PART = 2;
const GAIN_OF_OTHER = 5;

/** A mark or a pronoun of what is in capitals, a line that begins with a word more or less, a word that is only in the way. */
const GAIN_OF_BENT = 1.5;
const GAIN_OF_MORE = 2.5;
const GAIN_OF_TOO_MANY = 7;

/** "In for years", "too drivers": no figure is changed, one was misspelt. */
const isHeardAsCount = (typed: string, meant: string): boolean =>
  /^(?:too? two|for four)$/i.test(`${typed} ${meant}`);

const deeds: ReadonlySet<CorrectionKind> = new Set<CorrectionKind>(['form', 'inflection', 'word']);

/** Names, figures, codes, capitals, phrases in use and words that the person knows stay as they are, and nothing becomes a word that is none. */
export function isAllowed(
  correction: Correction,
  kind: CorrectionKind,
  { surprises }: TextReading,
  { text, language, known }: ProofreadInput,
  lexicons: Lexicons,
): boolean {
  const { from, to, replacement, gain } = correction;
  // Where a word is missing, the one behind it is what surprises.
  const behind = from === to ? (/^\s*/.exec(text.slice(to))?.[0].length ?? 0) : 0;
  const isTouched = (one: { readonly from: number; readonly to: number }) =>
    one.from <= to + behind && one.to >= from;
  const amounts = surprises.filter(isTouched).map(({ amount }) => amount);
  const least = gainsOfExpected[kind] ?? GAIN_OF_EXPECTED;
  if (gain < least && amounts.length > 0 && Math.max(...amounts) < EXPECTED) return false;
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0);
  const isInside = (one: { readonly from: number; readonly to: number }) =>
    one.from <= start && one.to >= to;
  if (listRightPhrases(text, language).some(isInside)) return false;
  if (isMultiple(text, start, replacement)) return false;
  const words = readWords(text);
  const [own, other] = language === 'es' ? [lexicons.es, lexicons.en] : [lexicons.en, lexicons.es];
  const touched = words.filter((word) => word.from < to && word.to > from);
  const put = readWords(replacement);
  const isName = ({ text: word, isFirst }: TextWord) =>
    isUpper(word) && word.length > 1 ? true : kind !== 'capital' && isCapital(word) && !isFirst;
  // "API's", "between you and I".
  const isBent =
    (kind === 'mark' && put.length > 0 && gain >= GAIN_OF_BENT) ||
    (gain >= GAIN_OF_BENT && touched.every((word) => word.text === 'I'));
  const isKept = (word: TextWord) => isKnownWord(word.text, known);
  if (touched.some((word) => word.isCode || (!isBent && isName(word)) || isKept(word)))
    return false;
  if (isInName(touched, words, kind, own)) return false;
  // "Hi-vis".
  if (gain < GAIN_OF_PART && touched.some(({ isJoined }) => isJoined)) return false;
  // In which person and tense somebody tells what they did is for them to say.
  const isUnseen = ({ text: word }: Pick<TextWord, 'text'>) => own.step(word.toLowerCase()) < 0;
  const isNone = ({ text: word }: TextWord) => !isKnownForm(word, own);
  const isDeed = (word: TextWord) =>
    word.isFirst &&
    !isNone(word) &&
    !(gain >= GAIN_OF_NO_DEED && isUnseen(word)) &&
    !(
      gain >= GAIN_OF_OTHER_DEED &&
      kind === 'word' &&
      isSlipOf(word.text, put[0]?.text ?? '', own)
    );
  // "The both of us", "Due the strike"; "Fortunate, nobody was hurt".
  const isNoTense =
    gain >= GAIN_OF_MORE && (put.length !== touched.length || /[^l]ly$/.test(replacement));
  if (deeds.has(kind) && !isNoTense && touched.some(isDeed)) return false;
  // "Worsted", "gapped": the model has hardly met them.
  const isRare =
    language === 'en' &&
    touched.some((word) => isUnseen(word) && !isNone(word) && word.text !== `${replacement}s`);
  if (deeds.has(kind) && gain < GAIN_OF_UNSEEN && isRare) return false;
  if (isFreeChoice(text, correction, words, { language, own, other })) return false;
  const isAt = ({ text: word }: TextWord) => hasInAnyCase(word, own);
  // "Super singles" are no "supersingles", which no dictionary has.
  if (kind === 'joined' && !put.every(isAt)) return false;
  if (kind === 'added' && language === 'es' && isToldByPerson(words, from, replacement, own))
    return false;
  if (kind === 'word' && isOtherWord(touched, put, gain, own)) return false;
  const isFigure = ({ text: word }: TextWord) =>
    ownValue(smallNumbers, foldText(word)) !== undefined;
  const isCount = touched.length === 1 && isHeardAsCount(touched[0]?.text ?? '', replacement);
  if (!isCount && [...touched, ...put].some(isFigure)) return false;
  const small = functionWords[language];
  if (put.length === 0 && gain >= GAIN_OF_TOO_MANY) return true;
  if (touched.length === 0 || put.length === 0)
    return [...touched, ...put].every(({ text: word }) => small.has(word.toLowerCase()));
  // No dictionary has every place.
  if (kind === 'capital' && touched.every(isNone)) return true;
  return put.every(({ text: word, isCode }) => !isCode && isKnownForm(word, own));
}

/** "Cambio tapas", "alicato y pavimento baños": told by the person it lacks no preposition. */
function isToldByPerson(
  words: readonly TextWord[],
  at: number,
  replacement: string,
  own: Lexicon,
): boolean {
  const before = words.findLast(({ to }) => to <= at)?.text.toLowerCase() ?? '';
  return (
    /^\s*de\s*$/.test(replacement) && before.endsWith('o') && own.has(`${before.slice(0, -1)}ar`)
  );
}

const inNames: ReadonlySet<CorrectionKind> = new Set<CorrectionKind>(['small', 'removed', 'added']);

/** "Help to Buy", "Diploma for Legal Secretaries", "Calor gas": what a scheme, a course or a maker is called. */
function isInName(
  touched: readonly TextWord[],
  words: readonly TextWord[],
  kind: CorrectionKind,
  own: Lexicon,
): boolean {
  const isNamed = (at: number) => {
    const word = words[at];
    return word !== undefined && !word.isFirst && isCapital(word.text) && !isUpper(word.text);
  };
  const isNext = (at: number) => words[at]?.gap === ' ';
  const isSmall = (at: number) => functionWords[own.language].has(words[at]?.text ?? '');
  return touched.some((word) => {
    const at = words.indexOf(word);
    if (inNames.has(kind) && isSmall(at))
      return isNext(at) && isNext(at + 1) && isNamed(at - 1) && isNamed(at + 1);
    if (kind !== 'capital' || !isNamed(at) || !isNext(at)) return false;
    const isAfterName = isNamed(at - 1) || (isSmall(at - 1) && isNext(at - 1) && isNamed(at - 2));
    return isAfterName || own.step(word.text.toLowerCase()) < 0;
  });
}

const FARTHEST = 1.8;

/** "Tubo" for "Tuvo", not "Hago" for "Hice". */
function isSlipOf(typed: string, meant: string, own: Lexicon): boolean {
  const [one, other] = [typed.toLowerCase(), meant.toLowerCase()];
  return own.near(one, FARTHEST).some(({ word }) => word.toLowerCase() === other);
}

/** "Challans" are no "campaigns": of a word of few trades the model only knows what else could be there. */
function isOtherWord(
  [word, ...others]: readonly TextWord[],
  [put, ...rest]: readonly TextWord[],
  gain: number,
  own: Lexicon,
): boolean {
  if (!word || !put || others.length > 0 || rest.length > 0) return false;
  const typed = word.text.toLowerCase();
  if (own.step(typed) >= 0) return false;
  const meant = put.text.toLowerCase();
  // "Rompido", "ise": what nobody writes, and the model knows what for.
  if (gain >= GAIN_OF_OTHER && typed[0] === meant[0]) return false;
  if (own.language === 'es' && hearSpanish(typed) === hearSpanish(meant)) return false;
  return !isSlipOf(typed, meant, own);
}
