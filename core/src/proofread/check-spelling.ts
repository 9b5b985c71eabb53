import { ACCENT_COST, bareWord } from './edit-costs';
import type { Finding } from './finding';
import { capitalize, isCapital, isKnownForm, isUpper } from './known-forms';
import { isKnownWord } from './known-words';
import type { Lexicon } from './lexicon';
import type { TextWord } from './read-words';

export interface SpellingGround {
  readonly own: Lexicon;
  /** The other language: its words are at home in texts of the trades too. */
  readonly other: Lexicon;
  /** Names of this CV and words of the person. */
  readonly known: ReadonlySet<string>;
}

interface JudgedWord extends TextWord {
  /** Beside a word that only the other language has: part of a name or a quotation. */
  readonly isAmongForeign: boolean;
  /** The word before, in small letters. */
  readonly before: string;
}

interface Candidate {
  readonly word: string;
  readonly cost: number;
  readonly step: number;
}

const SHORTEST = 3;
const LONGEST_ABBREVIATION = 6;
const MOST_SUGGESTIONS = 4;
/** A text with more unknown words than this is in a third language, or no text. */
const MOST_UNKNOWN = 0.4;
const FEW_WORDS = 4;

export function checkSpelling(words: readonly TextWord[], ground: SpellingGround): Finding[] {
  const plain = words.filter((word) => !word.isCode);
  const unknown = plain.filter(({ text }) => !isAtHome(text, ground));
  if (plain.length >= FEW_WORDS && unknown.length > plain.length * MOST_UNKNOWN) {
    const isSlips = unknown.filter(
      (word) => judge({ ...word, isAmongForeign: true, before: '' }, ground)?.isSure,
    ).length;
    if (isSlips < unknown.length / 2) return [];
  }
  return plain.flatMap((word, at) => {
    const beside = [plain[at - 1], plain[at + 1]];
    const isAmongForeign = beside.some(
      (other) => other !== undefined && isForeign(other.text, ground),
    );
    const before = plain[at - 1]?.text.toLowerCase() ?? '';
    return judge({ ...word, isAmongForeign, before }, ground) ?? [];
  });
}

/** A word of the other language alone. */
function isForeign(text: string, { own, other }: SpellingGround): boolean {
  return text.length > 1 && !isKnownForm(text, own) && isKnownForm(text, other);
}

function isAtHome(text: string, { own, other, known }: SpellingGround): boolean {
  return isKnownWord(text, known) || isKnownForm(text, own) || isKnownForm(text, other);
}

function judge(word: JudgedWord, ground: SpellingGround): Finding | undefined {
  const { own, other, known } = ground;
  const text = word.text.replaceAll('’', "'").normalize('NFC');
  const small = text.toLowerCase();
  if (isKnownWord(text, known) || hasInnerCapital(text)) return undefined;
  if (isKnownForm(text, own)) return judgeAccent(word, small, own) ?? judgeRare(word, small, own);
  if (text.length < SHORTEST) return undefined;
  if (isUpper(text)) {
    if (text.length <= LONGEST_ABBREVIATION) return undefined;
    if (findAccented(small, own).length > 0) return undefined;
  }
  const candidates = listCandidates(small, own);
  const [best] = candidates;
  if (best === undefined) return undefined;
  const isOther = isKnownForm(text, other);
  if (isOther && (word.isAmongForeign || !isForeignSlip(text, best, other))) return undefined;
  if (!isOther && !isSlip(word, best)) return undefined;
  return {
    from: word.from,
    to: word.to,
    kind: nameKind(small, best.word),
    suggestions: listSuggestions(text, candidates),
    isSure: isClear(best, candidates[1]),
  };
}

/** Whether it is likelier that a common word was meant than that this is a word nobody has told us. */
function isSlip({ text, isFirst }: TextWord, best: Candidate): boolean {
  const { cost, step } = best;
  const isAccent = isAccentOnly(text.toLowerCase(), best.word.toLowerCase());
  if (isUpper(text)) return cost <= 1 && step >= 3;
  // Inside a sentence a capital makes a name.
  if (isCapital(text) && !isFirst) {
    if (isAccent) return step >= 2;
    if (cost <= 0.6) return step >= 4 && text.length >= 6;
    return cost <= 1 && step >= 6 && text.length >= 8;
  }
  if (isAccent) return true;
  if (isCapital(text)) {
    if (cost <= 1) return step >= (cost <= 0.6 ? 1 : 3) && text.length >= 5;
    return step >= 5;
  }
  // The longer a word, the less it is by chance that another is so near.
  if (cost <= 0.6) return step >= 0 || text.length >= 7;
  if (cost <= 1) return step >= (text.length >= 6 ? 0 : 2) || text.length >= 8;
  return step >= 3;
}

const MOST_RARE = 2;
/** Thirty times as common, or more. */
const FAR_COMMONER = 5;

/** After these comes a noun, or what belongs to one. */
const nounMarks = new Set(
  'el la los las un una unos unas del al de en con por para su sus mi mis este esta cada gran'.split(
    ' ',
  ),
);

/** A word that exists, but hardly anywhere, and is a common one once it gets its accent. */
function judgeAccent(word: JudgedWord, small: string, own: Lexicon): Finding | undefined {
  const step = own.step(small);
  if (own.language !== 'es' || isUpper(word.text) || step > MOST_RARE) return undefined;
  if (isCapital(word.text) && !word.isFirst && own.has(word.text)) return undefined;
  const [best] = findAccented(small, own);
  if (best === undefined || best.step < (step < 0 ? 2 : step + FAR_COMMONER)) return undefined;
  // "Calculo costes" is a sentence; "el calculo" lacks its accent.
  if (step > 0 && !nounMarks.has(word.before)) return undefined;
  return {
    from: word.from,
    to: word.to,
    kind: 'accent',
    suggestions: [dressLike(word.text, best.word)],
    isSure: best.step >= 4,
  };
}

/** Spanish texts of the trades are full of English words; the other way round they are rare. */
function isForeignSlip(text: string, best: Candidate, other: Lexicon): boolean {
  const { cost, step } = best;
  if (other.language === 'en' && isAccentOnly(text.toLowerCase(), best.word)) return step >= 3;
  if (cost > 1 || isCapital(text)) return false;
  const foreign = other.step(text);
  return other.language === 'en' ? step >= 4 && foreign < 3 : step >= 3 && foreign < 6;
}

const SHORTEST_RARE = 5;
const COMMON = 6;
const RARE_COST = 0.9;

/** A word of the dictionary that no text of the trades has, one slip away from one that many have. */
function judgeRare(word: TextWord, small: string, own: Lexicon): Finding | undefined {
  if (small.length < SHORTEST_RARE || isUpper(word.text) || /\W/.test(bareWord(small)))
    return undefined;
  if (isSeen(small, own)) return undefined;
  if (isCapital(word.text) && (!word.isFirst || own.has(word.text))) return undefined;
  const candidates = own
    .near(small, 1)
    .filter(({ word: near, cost }) => cost <= RARE_COST && own.step(near) >= COMMON)
    .filter(({ word: near }) => !isKin(small, near))
    .map(({ word: near, cost }) => ({ word: near, cost, step: own.step(near) }))
    .sort((a, b) => weigh(a) - weigh(b));
  if (candidates.length === 0) return undefined;
  return {
    from: word.from,
    to: word.to,
    kind: 'spelling',
    suggestions: listSuggestions(word.text, candidates),
    isSure: false,
  };
}

/** Forms of one word, or words that differ in nothing but accents: neither is a slip for the other. */
function isKin(one: string, other: string): boolean {
  const [a, b] = [bareWord(one), bareWord(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** It, or another form of it. */
function isSeen(small: string, own: Lexicon): boolean {
  const stem = small.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '');
  const endings =
    own.language === 'es'
      ? ['', 'a', 'o', 'e', 'as', 'os', 'es', 's', 'ar', 'er', 'ir', 'é', 'aba', 'ado', 'ó']
      : ['', 'e', 's', 'es', 'ed', 'ing', 'd', 'er'];
  return endings.some((ending) => own.step(stem + ending) >= 0);
}

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
};

/** The words that this one is with one more accent, the commonest first. */
export function findAccented(word: string, lexicon: Lexicon): readonly Candidate[] {
  if (lexicon.language !== 'es') return [];
  return [...word]
    .flatMap((letter, at) => {
      const accented = ACCENTS[letter];
      if (accented === undefined) return [];
      const form = word.slice(0, at) + accented + word.slice(at + 1);
      return lexicon.has(form) ? [{ word: form, cost: ACCENT_COST, step: lexicon.step(form) }] : [];
    })
    .sort((a, b) => b.step - a.step);
}

function listCandidates(small: string, own: Lexicon): readonly Candidate[] {
  const near = own.near(small, 1);
  const length = small.length;
  const far = near.length > 0 || length < 6 ? near : own.near(small, length < 9 ? 1.5 : 2);
  const candidates = far.map(({ word, cost }) => ({ word, cost, step: stepOf(word, own) }));
  return [...candidates, ...splitInTwo(small, own)].sort((a, b) => weigh(a) - weigh(b));
}

const stepOf = (word: string, lexicon: Lexicon) =>
  Math.max(lexicon.step(word), lexicon.step(word.toLowerCase()));

/** What is near counts; among what is as near, what is common. */
const weigh = ({ cost, step }: Candidate): number => cost * 9 - step;

/** The blank that was not typed. */
function splitInTwo(word: string, lexicon: Lexicon): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let at = 1; at < word.length - 1; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [lexicon.step(one), lexicon.step(other)];
    if (first < 5 || second < 3 || other.length < 2) continue;
    if (!lexicon.has(one) || !lexicon.has(other)) continue;
    const cost = Math.min(one.length, other.length) < 2 && first < 9 ? 1 : 0.8;
    found.push({ word: `${one} ${other}`, cost, step: Math.min(first, second) - 2 });
  }
  return found;
}

function nameKind(typed: string, meant: string): Finding['kind'] {
  if (typed === meant.toLowerCase()) return 'capital';
  return isAccentOnly(typed, meant) ? 'accent' : 'spelling';
}

function listSuggestions(typed: string, candidates: readonly Candidate[]): string[] {
  const words = candidates.map(({ word }) => dressLike(typed, word));
  const bySmall = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]));
  return words
    .filter((word) => bySmall.get(word.toLowerCase()) === word)
    .slice(0, MOST_SUGGESTIONS);
}

function isClear(best: Candidate, next: Candidate | undefined): boolean {
  if (best.cost > 1 || best.step < 1) return false;
  return next === undefined || weigh(next) - weigh(best) >= 3;
}

const isAccentOnly = (one: string, other: string) => bareWord(one) === bareWord(other);

const hasInnerCapital = (text: string) => !isUpper(text) && /\p{Lu}/u.test(text.slice(1));

/** In the capitals of what it stands for. */
export function dressLike(typed: string, word: string): string {
  if (isUpper(typed) && typed.length > 1) return word.toUpperCase();
  return isCapital(typed) ? capitalize(word) : word;
}
