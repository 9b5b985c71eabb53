import type { Language } from '../../language';
import { findBritish } from '../../spelling';
import { beginWithCapital } from '../../text';
import type { Finding } from '../finding';
import type { Lexicons } from '../proofread-text';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { isBritish } from './spelling-variants';

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
  const isHome = language === 'en' && isBritish(location);
  return readWords(text).flatMap(({ text: word, from, to, isCode, isJoined }): Finding[] => {
    if (isCode) return [];
    const name = beginWithCapital(word);
    if (word !== name && !isJoined && places.has(name))
      return [{ from, to, kind: 'capital', suggestions: [name], isSure: true }];
    const british =
      isHome && word === word.toLowerCase()
        ? findBritish(word, text.slice(Math.max(0, from - 6), from))
        : undefined;
    return british === undefined
      ? []
      : [{ from, to, kind: 'spelling', suggestions: [beginLike(word, british)], isSure: false }];
  });
}

/** "Reading" and "León" are words as well. */
const isName = (place: string, own: Lexicon) =>
  own.step(place.toLowerCase()) < 0 && (own.language === 'en' || !own.has(place.toLowerCase()));
