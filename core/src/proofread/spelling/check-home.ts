import type { Language } from '../../language';
import { findAmerican, findBritish } from '../../spelling';
import { beginWithCapital } from '../../text';
import type { Finding } from '../finding';
import type { Lexicons } from '../proofread-text';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { isAmerican, isBritish } from './spelling-variants';

/** What is spelled otherwise where the person lives ("a clean license", in Leeds), and the place itself in small letters. */
export function checkHome(
  text: string,
  language: Language,
  location: string,
  lexicons: Lexicons,
): Finding[] {
  const places = new Set(
    (location.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((place) =>
      isName(place, lexicons[language]),
    ),
  );
  const spell = language === 'en' ? openSpelling(location) : undefined;
  return readWords(text).flatMap(({ text: word, from, to, isCode, isJoined }): Finding[] => {
    if (isCode) return [];
    const name = beginWithCapital(word);
    if (word !== name && !isJoined && places.has(name))
      return [{ from, to, kind: 'capital', suggestions: [name], isSure: true }];
    const own =
      word === word.toLowerCase() ? spell?.(word, text.slice(0, from), text.slice(to)) : undefined;
    return own === undefined
      ? []
      : [{ from, to, kind: 'spelling', suggestions: [beginLike(word, own)], isSure: false }];
  });
}

/** How a word is spelled where the person lives, where that is otherwise. */
type Spell = (word: string, before: string, after: string) => string | undefined;

function openSpelling(location: string): Spell | undefined {
  if (isBritish(location))
    return (word, before, after) =>
      findBritish(word, before.slice(-6)) ?? findPractise(word, before, after);
  return isAmerican(location) ? findAmerican : undefined;
}

/** "And practice spellings with them": what somebody does, before what it is done to. */
function findPractise(word: string, before: string, after: string): string | undefined {
  if (!/^practices?$/.test(word)) return undefined;
  const isDone =
    /(?:^|[^\p{L}])(?:to|can|will|must|should|could|would|I|we|they|who|also|help|helped|let) $/u;
  const isDoneToo =
    /(?:^|[^\p{L}])and $/u.test(before) && /^ \p{Ll}+s (?:with|for|in|at|every)/u.test(after);
  const isObject = /^ (?:the|my|our|their|his|her|with|every|daily|on|\p{Ll}+s)(?![\p{L}])/u.test(
    after,
  );
  return (isDone.test(before) && isObject) || isDoneToo ? word.replace(/ce/, 'se') : undefined;
}

/** "Reading" and "León" are words as well. */
const isName = (place: string, own: Lexicon) =>
  own.step(place.toLowerCase()) < 0 && (own.language === 'en' || !own.has(place.toLowerCase()));
