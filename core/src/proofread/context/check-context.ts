import often from '../../../data/proofread/often-confused.tsv' with { type: 'text' };
import type { Language } from '../../language';
import { readRows } from '../../tables';
import type { Finding, FindingKind } from '../finding';
import { dressLike } from '../spelling/candidates';
import { bareWord } from '../spelling/edit-costs';
import { isKnownWord } from '../spelling/known-words';
import { listVariants, type Relation, type Variant } from '../spelling/list-variants';
import { isSpeltOtherwise } from '../spelling/spelling-variants';
import { functionWords } from '../words/function-words';
import { isCapital, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import type { TextWord } from '../words/read-words';
import { rememberByWord } from '../words/remember-by-word';
import { isClearWindow, isSureWindow, plurals } from './clear-windows';
import type { ContextModel } from './context-model';
import { type ContextToken, nameClass } from './context-tokens';
import { isPast, weighOdds } from './weigh-odds';

const kinds: Readonly<Record<Relation, FindingKind>> = {
  number: 'agreement',
  gender: 'agreement',
  verb: 'agreement',
  accent: 'accent',
  word: 'confusion',
  sound: 'confusion',
};
const MOST_SUGGESTIONS = 3;
/** Two or three words are a name or a heading: there is no sentence for a word to fit into. */
const FEWEST_TOKENS = 4;

const variantsOf = rememberByWord((word: string, own: Lexicon) =>
  own.context === null
    ? []
    : listVariants(word, own, own.context.confusable, own.context.sounding).filter(
        (variant) => own.language === 'es' || !isSpeltOtherwise(word, variant.word),
      ),
);

interface ContextGround {
  readonly own: Lexicon;
  readonly model: ContextModel;
  readonly known: ReadonlySet<string>;
  /** How much better the form at a place fits than another one: see readForms. */
  readonly marginOf: (from: number, other: string) => number;
}

/** Words that exist, where another would fit much better: "los asadero", "in four year", "month off 2023". */
export function checkContext(
  tokens: readonly ContextToken[],
  words: readonly TextWord[],
  ground: ContextGround,
): Finding[] {
  const { own, known } = ground;
  if (tokens.length < FEWEST_TOKENS) return [];
  const byPlace = new Map(tokens.map(({ from }, at) => [from, at]));
  const findings = words.flatMap((word, place): Finding[] => {
    const at = byPlace.get(word.from);
    const token = at === undefined ? undefined : tokens[at];
    if (at === undefined || token === undefined || !isJudged(word, token, own, known)) return [];
    const variants = variantsOf(token.text, own);
    if (variants.length === 0) return [];
    const better = rankBetter(tokens, at, variants, ground);
    const [best] = better;
    if (best === undefined) return [];
    if (kinds[best.relation] === 'agreement' && isNamed(words[place + 1])) return [];
    const suggestions = better
      .slice(0, MOST_SUGGESTIONS)
      .map((one) => dressLike(word.text, one.word));
    return [
      { from: word.from, to: word.to, kind: kinds[best.relation], suggestions, isSure: false },
    ];
  });
  // "Los asadero" is one slip, although either word could be changed.
  return findings.filter(({ to, kind }, at) => {
    const next = findings[at + 1];
    return kind !== 'agreement' || next?.kind !== 'agreement' || next.from > to + 1;
  });
}

/** "Revista Datos y Oficio": a name needn't agree with its noun. */
const isNamed = (next: TextWord | undefined) =>
  next !== undefined && next.gap === ' ' && isCapital(next.text) && !next.isFirst;

function isJudged(
  word: TextWord,
  token: ContextToken,
  own: Lexicon,
  known: ReadonlySet<string>,
): boolean {
  if (word.isCode || word.isJoined || isUpper(word.text)) return false;
  if (isCapital(word.text) && !word.isFirst) return false;
  if (isSmallElsewhere(token.text, own.language)) return false;
  // "Weaks" is in no dictionary, and looks like one that could be.
  const isWord = own.has(token.text) || own.context?.sounding.has(token.text) === true;
  return isWord && !isKnownWord(word.text, known);
}

/** "SEO on page": a small word of the other language is in a piece of it. */
function isSmallElsewhere(text: string, language: Language): boolean {
  const other = language === 'es' ? 'en' : 'es';
  return functionWords[other].has(text) && !functionWords[language].has(text);
}

/** What the sentence as a whole says of a form counts beside its neighbours. */
const MARGIN_WEIGHT = 0.6;
const MOST_MARGIN = 5;

/** The variants that fit clearly better, best first. */
function rankBetter(
  tokens: readonly ContextToken[],
  at: number,
  variants: readonly Variant[],
  { own, model, marginOf }: ContextGround,
): readonly Variant[] {
  const { text: typed = '', from = 0 } = tokens[at] ?? {};
  const words = [typed, ...variants.map(({ word }) => word)];
  const [here = 0, ...others] = model.score(tokens, at, words, own);
  return variants
    .map((variant, place) => {
      const margin = Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, marginOf(from, variant.word)));
      return { variant, gain: (others[place] ?? 0) - here - MARGIN_WEIGHT * margin };
    })
    .filter(
      ({ variant, gain }) =>
        gain >= readLimit(tokens, at, variant, own) && isUsed(variant, typed, own),
    )
    .sort((one, other) => other.gain - one.gain)
    .map(({ variant }) => variant);
}

/** Another form of a rare word may be as rare; any other word must be one that people write. */
const isUsed = ({ word, relation }: Variant, typed: string, own: Lexicon) =>
  own.step(word) >= 0 ||
  (relation !== 'accent' && relation !== 'word' && relation !== 'sound' && own.step(typed) < 0);

type Limits = Readonly<Record<Relation, number>>;
/**
 * How much likelier (by its logarithm) another word must be before it is reported, so that in texts that are right each kind
 * is seen less than once in two thousand words: measured on lines that nothing was learned from.
 */
const limits: Readonly<Record<Language, { readonly any: Limits; readonly small: Limits }>> = {
  es: {
    any: { number: 7.5, gender: 6.6, verb: 6.2, accent: 2.8, word: 8, sound: 3.2 },
    small: { number: 4, gender: 7.6, verb: 4, accent: 4.2, word: 6.6, sound: 3 },
  },
  en: {
    any: { number: 7.6, gender: 6, verb: 8, accent: 4, word: 7, sound: 5.2 },
    small: { number: 4, gender: 4, verb: 3, accent: 4, word: 6, sound: 4.6 },
  },
};
const CLEAR_LIMIT = 1.2;
const SURE_LIMIT = -2;
/** After a number there is hardly anything to weigh. */
const CLEAREST_LIMIT = 0.5;
const RARE_LIMIT = 5.5;
const APOSTROPHE_LIMIT = 2.2;
const OFF_LIMIT = 4.6;
const EITHER_LIMIT = 8;
const eitherWay = new Set(
  'them the|on in|in on|or of|or for|for or|of or|too to|one on|era fue|fue era|se de|se es|del el|lo la|la el|el la'.split(
    '|',
  ),
);

/** What even people who write well take for each other: less must speak for it. */
const oftenConfused = new Set(
  readRows(often, ['language', 'typed', 'meant']).map(
    ({ language, typed, meant }) => `${language} ${typed} ${meant}`,
  ),
);
const OFTEN_LIMIT = 1.6;

function readLimit(
  tokens: readonly ContextToken[],
  at: number,
  variant: Variant,
  own: Lexicon,
): number {
  const { isNever, isSeldom } = weighOdds(tokens, at, variant, own);
  if (isNever) return Number.POSITIVE_INFINITY;
  if (isSureWindow(tokens, at, variant, own)) return SURE_LIMIT;
  if (isClearWindow(tokens, at, variant, own))
    return variant.relation === 'number' ? CLEAREST_LIMIT : CLEAR_LIMIT;
  const small = functionWords[own.language];
  const typed = tokens[at]?.text ?? '';
  const more = isSeldom ? MORE : 0;
  if (oftenConfused.has(`${own.language} ${typed} ${variant.word}`)) return OFTEN_LIMIT + more;
  // People leave accents out; they seldom put one in.
  if (variant.relation === 'accent' && bareWord(variant.word) === variant.word)
    return RARE_LIMIT + more;
  if (/'/.test(variant.word) !== /'/.test(typed))
    return typed.includes("'") ? CLEAR_LIMIT : APOSTROPHE_LIMIT;
  // "Two" and "four" are seldom typos, and "off" fits in many places.
  if (typed === 'off') return OFF_LIMIT;
  // "On" and "in" come before the same words.
  if (eitherWay.has(`${typed} ${variant.word}`)) return EITHER_LIMIT;
  if (plurals.en.has(typed)) return RARE_LIMIT + MORE;
  const areSmall = small.has(typed) && small.has(variant.word);
  if (
    own.language === 'es' &&
    variant.relation === 'verb' &&
    isInPast(tokens, at, variant.word, own)
  )
    return PRETERITE_LIMIT;
  if (own.language === 'en' && !areSmall) {
    if (variant.relation === 'sound')
      return readSoundLimit(own.step(typed), own.step(variant.word)) + more;
    if (variant.relation === 'verb' && isInPast(tokens, at, variant.word, own))
      return tokens[at - 1]?.text === 'and' ? JOINED_LIMIT : ROW_LIMIT;
  }
  return limits[own.language][areSmall ? 'small' : 'any'][variant.relation] + more;
}

const ROW_LIMIT = 5.8;
const JOINED_LIMIT = 3.8;
const PRETERITE_LIMIT = 4.6;
const asking = new Set(
  'to can could will would who that which whom now an the a my our for of'.split(' '),
);

const PRETERITE = /(?:é|í|ó|ron)$/;

/** "The number of falls drop": a sentence that began in the past. */
function isInPast(
  tokens: readonly ContextToken[],
  at: number,
  meant: string,
  own: Lexicon,
): boolean {
  let first = at;
  while (first > 0 && tokens[first - 1]?.isStop === false) first--;
  const start = tokens[first]?.text ?? '';
  const { text: typed = '' } = tokens[at] ?? {};
  if (own.language === 'es')
    return first < at && PRETERITE.test(start) && !isPast(typed, own) && PRETERITE.test(meant);
  const isTold = isPast(start, own) && !/v/.test(nameClass(start, own).slice(1));
  const form = nameClass(typed, own).slice(1);
  const isOpen = tokens.slice(first, at).every(({ text }) => !asking.has(text));
  // "Soiled and clean areas": two that describe.
  return isTold && isOpen && at > first + 2 && !/[dg]/.test(form) && isPast(meant, own);
}

const COMMON = 4;

/** The model knows the contexts of common words well, and little about rare ones. */
function readSoundLimit(typed: number, meant: number): number {
  if (typed >= COMMON && meant >= COMMON) return 3.6;
  return typed < COMMON && meant >= typed + 2 ? 4 : limits.en.any.sound;
}

const MORE = 2.5;
