import type { ImproveStyle } from '../assistant/improve-task';
import type { WeakPhrase } from '../catalog/weak-phrases';
import type { EntryTense } from './edit-plan';
import { emptyPatterns, isFound } from './empty-patterns';
import {
  type EnglishVerb,
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  findEnglishVerbById,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  isNounInIng,
  looksLikeGerund,
  readGerund,
  startsWithEnglishDeterminer,
} from './english-verbs';
import type { NewOpening } from './spanish-opening';
import { findWeakOpening } from './weak-openings';

type Tense = 'past' | 'present';

/** English CVs begin with a bare verb: past for what is over, base form for what goes on. */
export function rewriteEnglishOpening(
  sentence: string,
  style: ImproveStyle,
  entry: EntryTense,
): NewOpening | null {
  const weak = rewriteWeak(sentence, style, entry);
  if (weak !== null) return { text: weak, reason: 'strong-verb' };
  const text = dropPronouns(sentence);
  const tense =
    entry.keepsForm === true
      ? null
      : rewriteTense(text.charAt(0).toLowerCase() + text.slice(1), entry);
  if (tense !== null) return { text: tense, reason: 'person-and-tense' };
  return text === sentence ? null : { text, reason: 'person-and-tense' };
}

/** "I managed … and I trained …" → "managed … and trained …"; only before a verb that is known. */
function dropPronouns(text: string): string {
  const isVerb = (word: string) =>
    findEnglishVerbByPast(word) !== null || findEnglishVerbByBase(word) !== null;
  const match = /^I (\p{Ll}+)/u.exec(text);
  if (match === null || !isVerb(match[1] ?? '')) return text;
  return text
    .slice(2)
    .replace(/(,? and |, )I (\p{Ll}+)/gu, (whole, link: string, word: string) =>
      isVerb(word) ? link + word : whole,
    );
}

function pickTense(tense: WeakPhrase['tense'], { isCurrent }: EntryTense): Tense {
  if (tense === 'past') return 'past';
  if (tense === 'present') return isCurrent === false ? 'past' : 'present';
  return isCurrent === true ? 'present' : 'past';
}

const inTense = (verb: EnglishVerb, tense: Tense) => (tense === 'past' ? verb.past : verb.base);

const IN_TEAM =
  /^(?:I )?(?:was |am )?(?:a )?(?:part|member) of (?:a|the|an?) (?:\p{Ll}+ )?team (?:that|which|who) (\p{Ll}+) (.+)$/iu;
const HELPED = /^(?:I )?help(ed)? (?:to )?(\p{Ll}+) (.+)$/iu;

/** "Part of the team that moved X" and "Helped move X" both say: contributed to moving X. */
function rewriteShare(text: string, entry: EntryTense): string | null {
  const team = IN_TEAM.exec(text);
  const verb = team === null ? null : findEnglishVerbByPast(team[1] ?? '');
  if (team !== null && verb !== null) return `contributed to ${verb.gerund} ${team[2] ?? ''}`;
  const helped = HELPED.exec(text);
  const deed = helped === null ? null : findEnglishVerbByBase(helped[2] ?? '');
  if (helped === null || deed === null) return null;
  const said = helped[1] === undefined && entry.isCurrent === true ? 'contribute' : 'contributed';
  return `${said} to ${deed.gerund} ${helped[3] ?? ''}`;
}

function rewriteWeak(text: string, style: ImproveStyle, entry: EntryTense): string | null {
  const share = rewriteShare(text, entry);
  if (share !== null) return share;
  const opening = findWeakOpening(text, 'en');
  if (opening === null) return null;
  const { phrase, rest, words } = opening;
  const tense = pickTense(phrase.tense, entry);
  const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  const after = rest.slice(first.length);
  const canBe = (continuation: WeakPhrase['continuations'][number]) =>
    phrase.continuations.includes(continuation);
  if (canBe('clause')) {
    const verb = findEnglishVerbById(phrase.verbs[0] ?? '');
    return verb === null ? null : `${inTense(verb, tense)} that ${rest}`;
  }
  if (canBe('gerund') && looksLikeGerund(first)) {
    if (phrase.deed === 'shared')
      return shareDeed(phrase, rest, tense, readGerund(first, after) !== null);
    const row = isMixedList(rest)
      ? null
      : readRow(rest, readAmongVerbs(rest), looksLikeGerund, tense, isDutyList(phrase));
    return row ?? (isDutyList(phrase) && !isVague(rest) ? rest : null);
  }
  if (canBe('infinitive')) {
    const verbText = rest.replace(/^to /, '');
    const [base = ''] = /^[\p{L}-]+/u.exec(verbText) ?? [];
    const isVerb = findEnglishVerbByBase(base) !== null;
    if (isVerb && phrase.deed === 'own' && (verbText !== rest || !canBe('noun')))
      return readBaseRow(verbText, tense);
    if (!canBe('noun')) return null;
  }
  if (!canBe('noun') || !isNounPhrase(rest)) return null;
  if (isVague(rest)) return null;
  // "Helped out in the kitchen" names a place.
  if (phrase.deed === 'shared')
    return shareDeed(
      phrase,
      rest,
      tense,
      !/ in$/i.test(words) || / of /.test(rest) || /involved|part|role/i.test(words),
    );
  if (isDutyList(phrase) && isMixedList(rest)) return rest;
  const verb = pickVerb(phrase, rest, style);
  return verb === null ? null : `${inTense(verb, tense)} ${rest}`;
}

/** "planning routes and ordering parts": one word that is surely a verb tells what the others are. */
function readAmongVerbs(row: string): (word: string, after: string) => EnglishVerb | null {
  const isSure = row.split(/,? and |, /u).some((item) => {
    const [word = ''] = /^[\p{L}-]+/u.exec(item) ?? [];
    return !isNounInIng(word) && readGerund(word, item.slice(word.length)) !== null;
  });
  return (word, after) =>
    readGerund(word, after) ??
    (isSure && /^ (?!of |in |for |at |on |with |to |and )\p{Ll}/u.test(after)
      ? findEnglishVerbByGerund(word)
      : null);
}

/** What the person was told to do in words that say nothing: better asked than repeated. */
const isVague = (text: string) => isFound(emptyPatterns.en.vague, text);

/** "Duties included A, B and C" is A, B and C. */
const isDutyList = ({ phrase }: WeakPhrase) =>
  /(?:duties|responsibilities|tasks|role|job|work)(?![\p{L}])/iu.test(phrase);

/** "answering phones, filing and data entry": deeds and things in one row, which no one verb can stand before. */
function isMixedList(text: string): boolean {
  const items = text.split(/,? and |, /u);
  if (items.length < 2) return false;
  const deeds = items.filter((item) => looksLikeGerund(/^[\p{L}-]+/u.exec(item)?.[0] ?? ''));
  if (deeds.length === 0 || deeds.length === items.length) return false;
  return items.slice(1).some((item) => deeds.includes(item)) && !deeds.includes(items.at(-1) ?? '');
}

/** English needs no article before an object, so nearly any noun will do. */
function isNounPhrase(text: string): boolean {
  const [first = ''] = /^[\p{L}\d-]+/u.exec(text) ?? [];
  return /^[\p{Ll}\d]/u.test(text) && !looksLikeGerund(first) && !NO_NOUNS.test(first);
}

const NO_NOUNS =
  /^(?:it|this|that|these|those|them|which|what|how|when|where|to|in|on|at|with|by|and|or|not|i|we|you|everything|things|stuff)$/;

function shareDeed(phrase: WeakPhrase, rest: string, tense: Tense, isSure: boolean): string | null {
  if (!isSure) return null;
  const isDirect = / (?:to|for)$/.test(phrase.phrase);
  const verb = phrase.verbs
    .map(findEnglishVerbById)
    .find((one) => one !== null && (isDirect || one.base.includes(' ')));
  return verb == null ? null : `${inTense(verb, tense)} ${rest}`;
}

function pickVerb(phrase: WeakPhrase, object: string, style: ImproveStyle): EnglishVerb | null {
  const generic = new Set(['carry-out', 'undertake', 'perform-duties']);
  const ids = phrase.verbs.filter((id) => !generic.has(id));
  const isTeam =
    /^(?:(?:a|the|my) )?(?:\w+ )?(?:team|staff|crew|employees|\d+ (?:people|employees|staff))/i.test(
      object,
    );
  const forTeams = {
    formal: 'supervise',
    startup: 'coordinate',
    executive: 'manage',
    academic: 'coordinate',
  };
  const wanted = isTeam ? ids.find((id) => id === forTeams[style]) : undefined;
  if (/^(?:the )?(?:customers|clients|patients|students|guests)/i.test(object))
    return findEnglishVerbById(ids.find((id) => id === 'serve' || id === 'care') ?? '');
  return findEnglishVerbById(wanted ?? ids[0] ?? '');
}

/**
 * "serving customers, restocking shelves and handling returns": the verbs of a row change together. Without an "and"
 * before the last one, what follows a comma says how or with what result, and stays.
 */
function readRow(
  text: string,
  read: (word: string, after: string) => EnglishVerb | null,
  looksAlike: (word: string) => boolean,
  tense: Tense,
  isList = false,
): string | null {
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const pair = /^([\p{L}-]+)( and | or )([\p{L}-]+)(.*)$/su.exec(text);
  if (pair !== null && looksAlike(pair[3] ?? '')) {
    const [, left = '', link = '', right = '', rest = ''] = pair;
    const verbs = [readPaired(left, rest), readPaired(right, rest)];
    const [one, two] = verbs;
    if (one == null || two == null) return null;
    const tail = /(?: and | or |, )\p{Ll}+ing(?![\p{L}])/u.test(rest) ? null : rest;
    return tail === null ? null : inTense(one, tense) + link + inTense(two, tense) + tail;
  }
  const verb = read(first, text.slice(first.length));
  if (verb === null) return null;
  const links = [...text.matchAll(/(,? and | or |, )([\p{L}-]+)/gu)].filter(([, , word = '']) =>
    looksAlike(word),
  );
  const hasLast = isList || links.some(([, link = '']) => / and | or /.test(link));
  if (!hasLast) return inTense(verb, tense) + text.slice(first.length);
  let isCertain = true;
  const rest = text
    .slice(first.length)
    .replace(
      /(,? and | or |, )([\p{L}-]+)/gu,
      (whole, link: string, word: string, at: number, all: string) => {
        if (!looksAlike(word)) return whole;
        const next = read(word, all.slice(at + whole.length));
        isCertain &&= next !== null;
        return next === null ? whole : link + inTense(next, tense);
      },
    );
  return isCertain &&
    !/(?:while|by|when|before|after|for|without|of|in|through|from) \p{Ll}+ing.* and \p{Ll}+ing/u.test(
      text,
    )
    ? inTense(verb, tense) + rest
    : null;
}

/** "opening and closing the store": the object comes after the second. */
function readPaired(word: string, rest: string): EnglishVerb | null {
  return readGerund(word, rest);
}

function readBaseRow(text: string, tense: Tense): string | null {
  const read = (word: string, after: string) =>
    after === '' || /^[ ,.]/.test(after) ? findEnglishVerbByBase(word) : null;
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const verb = read(first, text.slice(first.length));
  if (verb === null) return null;
  if (tense === 'present') return text;
  let isInAim = false;
  const rest = text
    .slice(first.length)
    .replace(
      /(,? and |, | to )(\p{Ll}+)(?![\p{L}])/gu,
      (whole, link: string, word: string, at: number, all: string) => {
        if (link === ' to ') {
          isInAim ||= findEnglishVerbByBase(word) !== null;
          return whole;
        }
        const next = isInAim ? null : read(word, all.slice(at + whole.length));
        const object = all.slice(at + whole.length);
        const isVerb =
          next !== null &&
          (startsWithEnglishDeterminer(object) || /^ \p{Ll}+/u.test(object)) &&
          !/^ (?:of|and|in|for|to)(?![\p{L}])/u.test(object);
        return isVerb && next !== null ? link + next.past : whole;
      },
    );
  return verb.past + rest;
}

/** "Managing a team" and, in a job that is over, "Manage a team" and "Manages a team". */
function rewriteTense(text: string, entry: EntryTense): string | null {
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  const after = text.slice(first.length);
  const tense = pickTense('untensed', entry);
  if (looksLikeGerund(first)) {
    const isAlone =
      isNounInIng(first) &&
      !startsWithEnglishDeterminer(after) &&
      !/^ \p{Ll}+ (?:to|for|in|with) /u.test(after);
    if (isAlone || isMixedList(text) || /^ (?:of|and (?!\p{Ll}+ing))/u.test(after)) return null;
    return readRow(
      text,
      (word, next) => readGerund(word, next) ?? teachLike(word, next),
      looksLikeGerund,
      tense,
    );
  }
  if (!startsWithEnglishDeterminer(after)) return null;
  const third = findEnglishVerbByThird(first);
  if (third !== null)
    return / and \p{Ll}+s |, \p{Ll}+s /u.test(after) ? null : inTense(third, tense) + after;
  if (
    entry.isCurrent !== false ||
    findEnglishVerbByBase(first) === null ||
    findEnglishVerbByPast(first) !== null
  )
    return null;
  return readBaseRow(text, 'past');
}

/** "Teaching maths to 5 classes": an object and someone it goes to. */
function teachLike(word: string, after: string): EnglishVerb | null {
  return word === 'teaching' && /^ \p{Ll}+ (?:to|in|at) /u.test(after)
    ? { base: 'teach', past: 'taught', gerund: 'teaching' }
    : null;
}
