import { beginWithCapital } from '../../text';
import { nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import { hasInAnyCase, isCapital, isKnownForm, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import type { TextWord } from '../words/read-words';
import {
  type Candidate,
  dressLike,
  findAccented,
  isAccentOnly,
  isClear,
  listCandidates,
  listSuggestions,
  nameKind,
} from './candidates';
import { isDerived, isFormOfUsed, isMadeOfUsed, isWellFormed } from './derived-words';
import { bareWord, hearSpanish } from './edit-costs';
import type { NearWord } from './find-near-words';
import { judgeRare } from './judge-rare';
import { isKnownWord } from './known-words';
import { isCommonEnough } from './least-step';
import { mendAccent } from './mend-accent';
import { hasIdleAccent } from './spanish-stress';
import { isSpeltOtherwise } from './spelling-variants';

interface SpellingGround {
  readonly own: Lexicon;
  /** The other language: its words are at home in texts of the trades too. */
  readonly other: Lexicon;
  /** Names of this CV and words of the person. */
  readonly known: ReadonlySet<string>;
}

const SHORTEST = 3;
const LONGEST_ABBREVIATION = 6;
/** A text with more unknown words than this is in a third language, or no text. */
const MOST_UNKNOWN = 0.4;
const FEW_WORDS = 4;
/** A blank that was not typed, an accent, a letter that sounds the same. */
const CLOSE = 0.6;

export function checkSpelling(words: readonly TextWord[], ground: SpellingGround): Finding[] {
  const plain = words.filter((word) => !word.isCode);
  if (isThirdLanguage(plain, ground)) return [];
  return plain.flatMap((word, at) => {
    if (isKnownWord(word.text, ground.known) || hasInnerCapital(word.text)) return [];
    const name = judgeSmallName(word, ground);
    if (name !== undefined) return name;
    const before = plain[at - 1]?.text.toLowerCase() ?? '';
    if (isKnownForm(word.text, ground.own) && !isMadeBySlip(word, ground.own))
      return judgeRare(word, before, ground.own, plain.length === 1) ?? [];
    const beside = [plain[at - 1], plain[at + 1]];
    if (isCapital(word.text) && beside.some((other) => isNameBeside(other, word, ground)))
      return [];
    if (isCapital(word.text) && isNameOfCode(word, words)) return [];
    const isQuoted = beside.some((other) => other !== undefined && isForeign(other.text, ground));
    const found =
      judgeUnknown(word, isQuoted, ground) ??
      judgeUnknown(dropPossessive(word, ground.own), isQuoted, ground) ??
      (isQuoted ? undefined : judgeAccent(word, plain[at + 1], ground));
    // "Planesi" alone in a list of skills is a name.
    const isName =
      found?.kind === 'spelling' &&
      plain.length === 1 &&
      isCapital(word.text) &&
      !isDoubled(word.text, found.suggestions);
    return found && (found.isSure || !isName) ? found : [];
  });
}

/** "Thermo King", "Quatre Carreres": a name of two words that are none in this language. */
const isNameBeside = (
  other: TextWord | undefined,
  { from, to }: TextWord,
  { own }: SpellingGround,
) =>
  other !== undefined &&
  (other.to + 1 === from || to + 1 === other.from) &&
  /^\p{Lu}\p{Ll}+$/u.test(other.text) &&
  (!other.isFirst || own.language === 'es') &&
  !isKnownForm(other.text, own) &&
  own.near(other.text.toLowerCase(), 0.5).length === 0;

/** "Excell". */
const isDoubled = (text: string, suggestions: readonly string[]) =>
  undouble(suggestions[0] ?? '') === undouble(text);
const undouble = (text: string) => text.toLowerCase().replace(/(\p{L})\1/gu, '$1');

/** "Paccar Davie4": a maker before what it makes. */
const isNameOfCode = ({ to }: TextWord, words: readonly TextWord[]) =>
  words.some(({ from, isCode, text }) => from === to + 1 && isCode && /^\p{Lu}\p{Ll}/u.test(text));

/** "Addopter's": dictionaries have such forms of few words. */
function dropPossessive(word: TextWord, { language }: Lexicon): TextWord {
  const text = language === 'en' ? word.text.replace(/['’]s$/, '') : word.text;
  return { ...word, text, to: word.from + text.length };
}

const FIELD = /(?:logía|grafía|tría|nomía|[cs]ión|ística|ismo|encia|dad)$/;
const SHORTEST_NAME = 5;

/** "New Mexico and colorado": in English a word that the dictionary only has with its capital is a name. */
function judgeSmallName(
  { text, from, to, isJoined }: TextWord,
  { own, other }: SpellingGround,
): Finding | undefined {
  const isSmall = /^\p{Ll}+$/u.test(text) && text.length >= SHORTEST_NAME && !isJoined;
  if (own.language !== 'en' || !isSmall || own.has(text)) return undefined;
  // "A bag of green chile": a thing in the other language.
  if (own.step(text) >= 0 || other.step(text) >= 0 || isDerived(text, own)) return undefined;
  const name = beginWithCapital(text);
  return own.has(name)
    ? { from, to, kind: 'capital', suggestions: [name], isSure: own.step(name) >= 1 }
    : undefined;
}

const LONG_ENOUGH = 8;
const COMMON = 5;

/** "Seperating", "presisas" could be compounds, but a word in use sounds the same. */
function isMadeBySlip({ text: typed, isFirst }: TextWord, own: Lexicon): boolean {
  if (typed.length < LONG_ENOUGH || hasInAnyCase(typed, own)) return false;
  if (isCapital(typed) && (!isFirst || isUpper(typed))) return false;
  const text = typed.toLowerCase();
  // "Diffrent" is no kind of rent, "calculatons" are no tons, and "breakfeast" is no feast.
  const isHasty = ({ word }: NearWord) =>
    own.step(word) >= (word.length > text.length ? COMMON - 1 : COMMON) &&
    word !== `${text}s` &&
    text !== `${word}s`;
  if (own.language === 'en' && own.near(text, 0.9).some(isHasty)) return true;
  return own
    .near(text, 0.5)
    .some(({ word }) =>
      own.language === 'en'
        ? own.step(word) >= 2 && word.at(-1) === text.at(-1) && !isSpeltOtherwise(text, word)
        : hearSpanish(word) === hearSpanish(text) && isFormOfUsed(word, own),
    );
}

/** Small words of Catalan, Galician, Basque, Portuguese, French and Italian that are none in our two. */
const thirdWords = new Set(
  (
    'amb els dels als aquest aquesta aquests també perquè molts vaig anys durant seva meva ' +
    'unha coa cos polo pola máis miña tamén traballo traballei eta dut naiz izan bat ' +
    'não uma com são pelo pela também trabalho dans avec pour une des sont était della delle degli sono anche'
  ).split(' '),
);

/** Many unknown words with no near match. */
function isThirdLanguage(words: readonly TextWord[], ground: SpellingGround): boolean {
  const { own, other, known } = ground;
  // An acronym is of no language.
  const isAtHome = ({ text }: TextWord) =>
    isUpper(text) || isKnownWord(text, known) || isKnownForm(text, own) || isKnownForm(text, other);
  const unknown = words.filter((word) => !isAtHome(word));
  if (words.filter(({ text }) => thirdWords.has(text.toLowerCase())).length >= 2) return true;
  if (words.length < FEW_WORDS || unknown.length <= words.length * MOST_UNKNOWN) return false;
  const slips = unknown.filter((word) => judgeUnknown(word, true, ground)?.isSure);
  return slips.length < unknown.length / 2;
}

/** A word of the other language alone. */
function isForeign(text: string, { own, other }: SpellingGround): boolean {
  return text.length > 1 && !isKnownForm(text, own) && isKnownForm(text, other);
}

/** `isQuoted`: beside a word that only the other language has, in a name or a quotation. */
function judgeUnknown(
  word: TextWord,
  isQuoted: boolean,
  { own, other }: SpellingGround,
): Finding | undefined {
  const text = word.text.replaceAll('’', "'").normalize('NFC');
  if (text.length < SHORTEST) return undefined;
  if (isUpper(text)) {
    if (text.length <= LONGEST_ABBREVIATION) return undefined;
    if (findAccented(text.toLowerCase(), own).length > 0) return undefined;
  }
  const candidates = listCandidates(text, own);
  const [best] = candidates;
  if (best === undefined) return undefined;
  if (own.language === 'en' && isSpeltOtherwise(text, best.word)) return undefined;
  if (best.cost > CLOSE && isMadeOfUsed(text.toLowerCase(), own)) return undefined;
  if (own.language === 'es' && WITH_PRONOUN.test(text) && isFormOfUsed(text.toLowerCase(), own))
    return undefined;
  // What the rules of the other language could make counts less than what is at hand in this one.
  const isOther = hasInAnyCase(text, other) || (best.cost > CLOSE && isKnownForm(text, other));
  if (isOther && (isQuoted || !isForeignSlip(word, text, best, other))) return undefined;
  if (!isOther && !isSlip({ ...word, text }, best, own)) return undefined;
  return {
    from: word.from,
    to: word.to,
    kind: nameKind(text, best.word),
    suggestions: listSuggestions(text, candidates),
    isSure:
      isClear(text.toLowerCase(), isWellFormed(text, own), best, candidates[1]) ||
      (own.language === 'es' && isAccentOnly(text, best.word) && WITH_PRONOUN.test(best.word)),
  };
}

/** By the rules of the accent alone: those of names and other languages differ. */
function judgeAccent(
  { text, from, to, isFirst }: TextWord,
  next: TextWord | undefined,
  { own, other }: SpellingGround,
): Finding | undefined {
  const isName = isCapital(text) && (!isFirst || (next !== undefined && isCapital(next.text)));
  const isShort = text.length <= (isUpper(text) ? LONGEST_ABBREVIATION : SHORTEST);
  if ((isName && !isUpper(text)) || isShort || isKnownForm(text, other)) return undefined;
  const meant = mendAccent(text.toLowerCase().normalize('NFC'), own);
  if (meant.length === 0) return undefined;
  const suggestions = meant.map((word) => dressLike(text, word));
  return { from, to, kind: 'accent', suggestions, isSure: false };
}

/** Whether a typo of a common word is likelier than an unknown word. */
function isSlip(word: TextWord, best: Candidate, own: Lexicon): boolean {
  const { text, isFirst, isJoined } = word;
  const { cost, step } = best;
  if (isUpper(text)) return cost <= 1 && step >= 3;
  // "Asistente de enología": a field, which texts about studies have with a capital.
  if (text === best.word.toLowerCase())
    return step >= (text.length < 5 ? 3 : 1) && !(own.language === 'es' && FIELD.test(text));
  // "Musika-Música": two names.
  if (isJoined && isCapital(text) && !isFirst) return false;
  // "Higienico-sanitario": each part keeps its accent.
  if (isJoined && own.language === 'es' && isAccentOnly(text, best.word) && !isCapital(text))
    return step >= 1 && bareWord(text) === text;
  if (isJoined) return cost <= 1 && step >= 4 && !isDerived(text.toLowerCase(), own);
  if (isCapital(text) && !isFirst) return isNameSlip(text, best);
  // English writes "cloisonné" as it likes; an accent too few is a slip in Spanish alone.
  if (isAccentOnly(text, best.word)) return own.language === 'es' || bareWord(text) === text;
  const { length } = text;
  // "Listán": by the rules it could be a word, and the other one is hardly met.
  const small = text.toLowerCase();
  const isOddlyBare = isAccentOnly(text, best.word) && bareWord(small) === best.word;
  if (isOddlyBare && bareWord(small) !== small && step < MET && !hasIdleAccent(small)) return false;
  // "Carots": a letter typed once.
  const isOnce = own.language === 'en' && length >= 6 && isDoubled(small, [best.word]);
  if (isOnce && !isCapital(text) && step >= 0) return true;
  if (cost <= 0.6) {
    if (isCapital(text)) return step >= (length >= 7 ? 0 : 1) && length >= 5;
    const isFormed = isWellFormed(text, own);
    const isHeard = own.language === 'es' && hearSpanish(text) === hearSpanish(best.word);
    if (step >= (length >= 7 || !isFormed || isHeard ? 0 : 2)) return true;
    // "Tostava", "labransa": nobody would write it otherwise.
    if (isHeard && length >= 6 && (!isCapital(text) || isFirst)) return true;
    // What could be a term is one, unless the other is a form of a word in use.
    if (isHeard && !isFormed && length >= 6 && /^[V=]/.test(nameClass(best.word, own))) return true;
    return (!isFormed || isFormOfUsed(best.word, own)) && isLikely(best.word, length, own);
  }
  if (isCapital(text) && (length < 6 || step < (length >= 7 ? 1 : 3))) return false;
  return isCommonEnough(text.toLowerCase(), best, own);
}

const MET = 2;

/** Dictionaries have forms that no text of ours has: of a verb they are meant as often as others. */
const isLikely = (word: string, length: number, own: Lexicon) =>
  length >= 8 ||
  (length >= 6 && own.language === 'es' && /[aei]r$/.test(word) && own.step(word) >= 0) ||
  (length >= 7 && own.language === 'es' && /^V/.test(nameClass(word, own)));

/** Inside a sentence a capital makes a name, and names can have any spelling. */
function isNameSlip(text: string, { word, cost, step }: Candidate): boolean {
  if (isAccentOnly(text, word))
    return (
      step >= 2 && (bareWord(text.toLowerCase()) === text.toLowerCase() || hasOddAccent(text, word))
    );
  if (isCapital(word)) return cost <= 1 && step >= 2 && text.length >= 8;
  if (cost <= 0.6) return step >= 4 && text.length >= 6;
  if (cost <= 0.9 && step >= 3 && text.length >= 10) return true;
  return cost <= 1 && step >= 6 && text.length >= 8;
}

/** "Primera Infáncia": an accent too many. Catalan and Portuguese names have other accents, or are shorter. */
const hasOddAccent = (text: string, word: string): boolean =>
  bareWord(word) === word && text.length >= LONG_ENOUGH && /^[^àèìòùçâêôãõ]+$/i.test(text);

/** Spanish texts of the trades are full of English words; the other way round they are rare. */
function isForeignSlip(place: TextWord, text: string, best: Candidate, other: Lexicon): boolean {
  const { cost, step } = best;
  // "Mexico" is México in a Spanish sentence.
  if (other.language === 'en' && isCapital(best.word) && isAccentOnly(text, best.word))
    return step >= 3 && text.toLowerCase() !== best.word.toLowerCase();
  if (cost > 1 || (isCapital(text) && !place.isFirst)) return false;
  if (other.language === 'en' && isAccentOnly(text, best.word)) return step >= 3;
  const foreign = other.step(text.toLowerCase());
  if (other.language === 'es' && cost <= 0.6 && text.length >= 8) return step >= 3;
  if (other.language === 'es' && (cost <= 0.6 || text.length >= 8)) return step >= 5;
  if (isCapital(text)) return false;
  return other.language === 'en' ? step >= 4 && foreign < 3 : step >= 3 && foreign < 6;
}

/** "Ayudándoles": dictionaries lack some of these. */
const WITH_PRONOUN = /(?:ándo|iéndo|yéndo)(?:[mts]e|nos|l[aeo]s?)$/i;

const hasInnerCapital = (text: string) => !isUpper(text) && /\p{Lu}/u.test(text.slice(1));
