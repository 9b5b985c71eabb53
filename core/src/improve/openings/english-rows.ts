import {
  type EnglishVerb,
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  isNounInIng,
  looksLikeGerund,
  readGerund,
  startsWithEnglishDeterminer,
} from './english-verbs';

export type Tense = 'past' | 'present';

export const inTense = (verb: EnglishVerb, tense: Tense) =>
  tense === 'past' ? verb.past : verb.base;

/** "planning routes and ordering parts": one certain verb shows that the others are verbs too. */
export function readAmongVerbs(row: string): (word: string, after: string) => EnglishVerb | null {
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

/** "answering phones, filing and data entry": actions and things in one list, which no single verb fits. */
export function isMixedList(text: string): boolean {
  const items = text.split(/,? and |, /u);
  if (items.length < 2) return false;
  const first = (item: string) => /^[\p{L}-]+/u.exec(item)?.[0] ?? '';
  // "payroll and invoicing" are two things.
  const isTrade = (item: string) =>
    item.replace(/\.$/, '') === first(item) && isNounInIng(first(item));
  const deeds = items.filter((item) => looksLikeGerund(first(item)) && !isTrade(item));
  if (items.length > 2 && deeds.length > 0 && items.some(isTrade)) return true;
  if (deeds.length === 0 || deeds.length === items.length) return false;
  const kinds = items.map((item) => deeds.includes(item));
  const isThingFirst = kinds.some((isDeed, at) => !isDeed && kinds.slice(at).includes(true));
  return isThingFirst || (kinds.slice(1).includes(true) && kinds.at(-1) === false);
}

/**
 * "serving customers, restocking shelves and handling returns": the verbs of a row change together. Without an "and"
 * before the last one, what follows a comma says how or with what result, and stays.
 */
export function readRow(
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

export function readBaseRow(text: string, tense: Tense): string | null {
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
