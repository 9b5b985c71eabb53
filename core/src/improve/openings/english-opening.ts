import type { ImproveStyle } from '../../assistant';
import type { WeakPhrase } from '../../catalog';
import { beginWithSmallLetter } from '../../text';
import type { EntryTense } from '../edit-plan';
import { emptyPatterns, isFound } from '../empty-patterns';
import { readNamedDeed } from './english-nominal';
import {
  inTense,
  isMixedList,
  readAmongVerbs,
  readBaseRow,
  readRow,
  type Tense,
} from './english-rows';
import {
  type EnglishVerb,
  findEnglishVerbByBase,
  findEnglishVerbById,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  isNounInIng,
  looksLikeGerund,
  readGerund,
  startsWithEnglishDeterminer,
} from './english-verbs';
import type { NewOpening } from './spanish-opening';
import { findWeakOpening, withOtherVerb } from './weak-openings';

/** English CVs begin with a bare verb: past for what is over, base form for what goes on. */
export function rewriteEnglishOpening(
  sentence: string,
  style: ImproveStyle,
  entry: EntryTense,
): NewOpening | null {
  const weak = rewriteWeak(sentence, style, entry);
  if (weak !== null) return { text: weak, reason: 'strong-verb' };
  const text = dropPronouns(sentence);
  const tense = entry.keepsForm === true ? null : rewriteTense(beginWithSmallLetter(text), entry);
  if (tense !== null) return { text: tense, reason: 'person-and-tense' };
  return text === sentence ? null : { text, reason: 'person-and-tense' };
}

/** "I managed … and I trained …" → "managed … and trained …"; only before a verb that is known. */
function dropPronouns(text: string): string {
  const isVerb = (word: string) =>
    findEnglishVerbByPast(word) !== null || findEnglishVerbByBase(word) !== null;
  const match = /^I (?:also |then |have |would )?(\p{Ll}+)/u.exec(text);
  if (match === null || !isVerb(match[1] ?? '')) return text;
  return text
    .replace(/^I (?:also |then |have |would )?/u, '')
    .replace(/(,? and |, )I (\p{Ll}+)/gu, (whole, link: string, word: string) =>
      isVerb(word) ? link + word : whole,
    );
}

function pickTense(tense: WeakPhrase['tense'], { isCurrent }: EntryTense): Tense {
  if (tense === 'past') return 'past';
  if (tense === 'present') return isCurrent === false ? 'past' : 'present';
  return isCurrent === true ? 'present' : 'past';
}

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
  const { words } = opening;
  const phrase = withOtherVerb(opening.phrase, entry);
  // "for X and for Y" is X and Y.
  const rest = / (?:for|of|with|in)$/i.test(words)
    ? opening.rest.replace(/(,? and) (?:for|of|with|in) (?=\p{L})/u, '$1 ')
    : opening.rest;
  const tense = pickTense(phrase.tense, entry);
  const [first = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  const after = rest.slice(first.length);
  const canBe = (continuation: WeakPhrase['continuations'][number]) =>
    phrase.continuations.includes(continuation);
  if (canBe('clause')) {
    const verb = findEnglishVerbById(phrase.verbs[0] ?? '');
    return verb === null ? null : `${inTense(verb, tense)} that ${rest}`;
  }
  if (canBe('gerund') && looksLikeGerund(first) && !after.startsWith(' of ')) {
    if (phrase.deed === 'shared')
      return shareDeed(phrase, rest, tense, readGerund(first, after) !== null);
    const row =
      isMixedList(rest) || / and for \p{Ll}+ing /u.test(rest)
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
  if (isMixedList(rest) || / and (?:for )?\p{Ll}+ing /u.test(rest))
    return isDutyList(phrase) ? rest : null;
  const named = readNamedDeed(rest);
  if (named !== null) return `${inTense(named.verb, tense)} ${named.object}`;
  const verb = pickVerb(phrase, rest, style);
  return verb === null ? null : `${inTense(verb, tense)} ${rest}`;
}

/** Duties in words that say nothing: better asked about than repeated. */
const isVague = (text: string) => isFound(emptyPatterns.en.vague, text);

/** "Duties included A, B and C" is A, B and C. */
const isDutyList = ({ phrase }: WeakPhrase) =>
  /(?:duties|responsibilities|tasks|role|job|work)(?![\p{L}])/iu.test(phrase);

/** English needs no article before an object, so nearly any noun will do. */
function isNounPhrase(text: string): boolean {
  const [first = ''] = /^[\p{L}\d-]+/u.exec(text) ?? [];
  return (
    /^[\p{Ll}\d]/u.test(text) &&
    (!looksLikeGerund(first) || text.startsWith(`${first} of `)) &&
    !NO_NOUNS.test(first)
  );
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

const isServed = (object: string) =>
  /^(?:the |their |\d+ |up to \d+ |young |old |new )*(?:customers|clients|patients|students|guests|children|pupils|residents|kids|toddlers|families|parents|visitors|tenants|members)/i.test(
    object,
  );

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
  // "customers and paperwork" are not served both.
  const items = object.split(/, (?:and )?| and /u);
  const [first = ''] = items;
  if (isServed(first) && items.every((item) => isServed(item)))
    return findEnglishVerbById(ids.find((id) => id === 'serve' || id === 'care') ?? '');
  return findEnglishVerbById(wanted ?? ids[0] ?? '');
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
