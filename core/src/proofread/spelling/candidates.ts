import type { Finding } from '../finding';
import { beginLike, isUpper } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { ACCENT_COST, bareWord, hearSpanish, SOUND_COST } from './edit-costs';

/** A word that may have been meant. */
export interface Candidate {
  readonly word: string;
  readonly cost: number;
  readonly step: number;
}

const MOST_SUGGESTIONS = 4;
/** As common as "a", "de" and "the". */
const VERY_COMMON = 10;

/** The words that may have been meant, likeliest first. */
export function listCandidates(typed: string, lexicon: Lexicon): readonly Candidate[] {
  const small = typed.toLowerCase();
  const near = lexicon.near(small, 1);
  const { length } = small;
  const limit = length < 6 ? 1 : length < 7 ? 1.5 : length < 9 ? 1.8 : 2;
  const all = near.length > 0 || limit === 1 ? near : lexicon.near(small, limit);
  // "Convinado": two letters that are one sound.
  const heard = lexicon.language === 'es' ? hearSpanish(small) : undefined;
  const isHeard = (word: string) => heard !== undefined && hearSpanish(word) === heard;
  const candidates = all
    // An abbreviation that happens to have the same letters was not meant.
    .filter(({ word }) => word.length < 2 || !isUpper(word))
    .map(({ word, cost }) => ({
      word,
      cost: isHeard(word) ? Math.min(cost, SOUND_COST) : cost,
      step: stepOf(word, lexicon),
    }));
  return [
    ...candidates,
    ...splitInTwo(small, lexicon),
    ...mendPlural(small, lexicon),
    ...mendPast(small, lexicon),
    ...mendStem(small, lexicon),
    ...mendNoun(small, lexicon),
    ...mendGerund(small, lexicon),
    ...mendEnding(small, lexicon),
    ...mendSuperlative(small, lexicon),
    ...splitSlip(small, lexicon),
  ].sort((a, b) => weigh(a) - weigh(b));
}

const stepOf = (word: string, lexicon: Lexicon) =>
  Math.max(lexicon.step(word), lexicon.step(word.toLowerCase()));

/** Nearest first; among equally near words, the commonest. */
export const weigh = ({ cost, step }: Candidate): number => cost * 9 - step;

/** Small words that run into the next. */
const joining = new Set(
  'a al con de del desde en entre para por sin sobre el la los las un una y que no se su mi cada muy más of in on at to for from by with the an and as is lot'.split(
    ' ',
  ),
);

/** Splits at a missing space. */
function splitInTwo(word: string, lexicon: Lexicon): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let at = 1; at < word.length - 1; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [lexicon.step(one), lexicon.step(other)];
    if (!lexicon.has(one) || !lexicon.has(other) || first < 5) continue;
    // Two words of which neither is a small one are a term: "putlogs", "longcase".
    const isJoining = joining.has(one);
    if (!isJoining && !joining.has(other)) continue;
    const isClear = isJoining && one.length > 2 && other.length > 3;
    if (second < (isClear ? -1 : isJoining && one.length > 1 && other.length > 4 ? 1 : 3)) continue;
    const cost = first >= VERY_COMMON || isClear ? 0.6 : one.length < 2 ? 1 : 0.8;
    found.push({ word: `${one} ${other}`, cost, step: Math.max(0, Math.min(first, second) - 2) });
  }
  return found;
}

const SOUNDS_ALIKE = 0.8;

/** "Atravez": a missing space, and the next word is misspelt. */
function splitSlip(word: string, lexicon: Lexicon): readonly Candidate[] {
  const [, one, rest] =
    lexicon.language === 'es' ? (/^(a|de|en|por|con|sin)(.{5,})$/.exec(word) ?? []) : [];
  if (one === undefined || rest === undefined || lexicon.has(rest)) return [];
  return lexicon
    .near(rest, SOUNDS_ALIKE)
    .map(({ word: other, cost }) => ({
      word: `${one} ${other}`,
      cost: cost / 2 + 0.3,
      step: lexicon.step(other),
    }))
    .filter(({ step }) => step >= 4)
    .slice(0, 1);
}

const alikeEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[oea]rs?$/, ['or', 'er', 'ar']],
  [/[ai]ble$/, ['able', 'ible']],
  [/[ae]nt(?=s?$)/, ['ant', 'ent']],
  [/[ae]nce(?=s?$)/, ['ance', 'ence']],
  [/[ae]ncy$/, ['ancy', 'ency']],
];

/** "Condensor", "maintainance": endings that nobody hears apart. */
function mendEnding(word: string, lexicon: Lexicon): readonly Candidate[] {
  if (lexicon.language !== 'en' || word.length < 6) return [];
  return alikeEndings.flatMap(([pattern, others]) =>
    others.flatMap((other) => {
      const mended = word.replace(pattern, (end) => other + (/rs$/.test(end) ? 's' : ''));
      if (mended === word || !lexicon.has(mended)) return [];
      return [{ word: mended, cost: ACCENT_COST, step: Math.max(1, lexicon.step(mended)) }];
    }),
  );
}

/** "Pasteing": the e goes before another vowel. */
function mendGerund(word: string, lexicon: Lexicon): readonly Candidate[] {
  const mended = word.replace(/(?<=[^aeiou]{1,2})e(?=(?:ing|able)s?$)/, '');
  if (lexicon.language !== 'en' || mended === word || !lexicon.has(mended)) return [];
  return [{ word: mended, cost: ACCENT_COST, step: Math.max(1, lexicon.step(mended)) }];
}

/** "Biejísima" comes from "bieja", which is near "vieja". */
function mendSuperlative(word: string, lexicon: Lexicon): readonly Candidate[] {
  const [, stem, ending] =
    lexicon.language === 'es' ? (/^(.{3,})ísim([oa]s?)$/.exec(word) ?? []) : [];
  if (stem === undefined || ending === undefined || lexicon.has(stem + ending)) return [];
  return lexicon
    .near(stem + ending, 0.5)
    .filter(({ word: other }) => other.endsWith(ending) && lexicon.step(other) >= 2)
    .slice(0, 1)
    .map(({ word: other, cost }) => ({
      word: `${other.slice(0, -ending.length)}ísim${ending}`,
      cost,
      step: lexicon.step(other),
    }));
}

/** "familys". */
function mendPlural(word: string, lexicon: Lexicon): readonly Candidate[] {
  const plural = word.replace(/(?<=[^aeiou])ys$/, 'ies');
  if (lexicon.language !== 'en' || plural === word || !lexicon.has(plural)) return [];
  return [{ word: plural, cost: ACCENT_COST, step: Math.max(0, lexicon.step(plural)) }];
}

/** Stems as the present has them, and as these pasts have them. */
const pasts =
  'sab sup|pod pud|ten tuv|pon pus|hac hic|quer quis|ven vin|tra traj|duc duj|dec dij|and anduv|cab cup'
    .split('|')
    .map((row) => row.split(' '));
const pastEndings =
  /^(í|é|ió|io|ó|imos|amos|iste|aste|ieron|aron|iera|ieran|ara|aran|iese|iesen|iéramos)$/;
const strongEndings: Readonly<Record<string, string>> = {
  í: 'e',
  é: 'e',
  ió: 'o',
  io: 'o',
  ó: 'o',
  amos: 'imos',
  aste: 'iste',
  aron: 'ieron',
  ara: 'iera',
  aran: 'ieran',
};

/** "Sabieran", "produció", "andé": pasts made like those of other verbs. */
function mendPast(word: string, lexicon: Lexicon): readonly Candidate[] {
  if (lexicon.language !== 'es') return [];
  return pasts.flatMap(([weak = '', strong = '']) => {
    const at = word.lastIndexOf(weak);
    const [, ending] = at < 0 ? [] : (pastEndings.exec(word.slice(at + weak.length)) ?? []);
    if (ending === undefined) return [];
    const last = strongEndings[ending] ?? ending;
    const made =
      word.slice(0, at) + strong + (strong.endsWith('j') ? last.replace(/^i(?=e)/, '') : last);
    const mended = made === 'hico' ? 'hizo' : made;
    if (!lexicon.has(mended)) return [];
    return [{ word: mended, cost: ACCENT_COST, step: Math.max(1, lexicon.step(mended)) }];
  });
}

const BROKEN =
  /^(.*)(ue|ie)([^aeiouáéíóú]{1,3})(í|é|ió|ó|amos|imos|aron|aba|aban|ía|ían|ar|er|ir|ando|ado|ido)$/;

/** "Devuelví", "empiezé": the stem of the present where the past has its own. */
function mendStem(word: string, lexicon: Lexicon): readonly Candidate[] {
  const [, start, broken, middle, ending] =
    lexicon.language === 'es' ? (BROKEN.exec(word) ?? []) : [];
  if (ending === undefined) return [];
  const after = /^é/.test(ending) ? `${middle}`.replace(/z$/, 'c') : `${middle}`;
  return (broken === 'ue' ? ['o', 'u'] : ['e', 'i'])
    .map((vowel) => `${start}${vowel}${after}${ending}`)
    .filter((mended) => lexicon.has(mended))
    .map((mended) => ({
      word: mended,
      cost: ACCENT_COST,
      step: Math.max(1, lexicon.step(mended)),
    }));
}

/** Verbs whose nouns have another stem: "maintainance", "explaination". */
const nounStems = (
  'maintain[ae]nce maintenance|explaination explanation|pronounciation pronunciation|proceedure procedure|repeatition repetition|' +
  'exclaimation exclamation|acclaimation acclamation|renounciation renunciation|abstainence abstinence|sustainance sustenance|revealation revelation'
)
  .split('|')
  .map((row) => row.split(' '))
  .map(([slip = '', meant = '']) => [new RegExp(`^${slip}(s?)$`), meant] as const);

function mendNoun(word: string, lexicon: Lexicon): readonly Candidate[] {
  if (lexicon.language !== 'en') return [];
  return nounStems.flatMap(([slip, meant]) => {
    const [, plural] = slip.exec(word) ?? [];
    if (plural === undefined) return [];
    return [{ word: meant + plural, cost: ACCENT_COST, step: Math.max(2, lexicon.step(meant)) }];
  });
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

const LONG = 9;

/** Whether there is no doubt about which word was meant. `isFormed`: what is there could be a word that no dictionary has. */
export function isClear(
  typed: string,
  isFormed: boolean,
  best: Candidate,
  next: Candidate | undefined,
): boolean {
  // Swapping any letter turns "apícola" into "avícola", so we only trust that in long words.
  if (best.cost > (best.word.length < LONG ? 0.9 : 1)) return false;
  if (isFormed && best.cost > (best.word.length < 7 ? ACCENT_COST : 0.7) && best.word.length < LONG)
    return false;
  if (differsByVowel(typed, best) && best.step < 6 && best.word.length < LONG) return false;
  // A hand seldom starts with the wrong letter: "urta" is a fish.
  if (typed.length < 6 && typed[0] !== best.word[0]?.toLowerCase() && best.cost > 0.6) return false;
  // "Chequé": the accent shows that the writer meant an action.
  if (/[áéíó]$/.test(typed) && bareWord(typed) === best.word) return false;
  // A more distant word must be more common.
  if (best.step < (best.cost <= 0.6 ? 1 : 3)) return false;
  return next === undefined || weigh(next) - weigh(best) >= 3;
}

/** English vowels often sound alike, so a changed vowel may also be an unknown word. */
function differsByVowel(typed: string, { word, cost }: Candidate): boolean {
  if (cost <= ACCENT_COST || typed.length !== word.length) return false;
  const bare = bareWord(word.toLowerCase());
  const at = [...bareWord(typed)].findIndex((letter, place) => letter !== bare[place]);
  return at >= 0 && /[aeiou]/.test(typed.charAt(at)) && /[aeiou]/.test(bare.charAt(at));
}

export const isAccentOnly = (one: string, other: string): boolean =>
  bareWord(one.toLowerCase()) === bareWord(other.toLowerCase());

export function nameKind(typed: string, meant: string): Finding['kind'] {
  if (typed.toLowerCase() === meant.toLowerCase()) return 'capital';
  return isAccentOnly(typed, meant) ? 'accent' : 'spelling';
}

export function listSuggestions(typed: string, candidates: readonly Candidate[]): string[] {
  const words = [...new Set(candidates.map(({ word }) => dressLike(typed, word)))];
  const bySmall = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]));
  return words
    .filter((word) => bySmall.get(word.toLowerCase()) === word)
    .slice(0, MOST_SUGGESTIONS);
}

/** With the capitals of the original. */
export function dressLike(typed: string, word: string): string {
  if (isUpper(typed) && typed.length > 1) return word.toUpperCase();
  return beginLike(typed, word);
}
