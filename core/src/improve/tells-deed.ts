import type { Language } from '../language';
import { findEnglishVerbByBase, findEnglishVerbByPast } from './openings/english-verbs';
import { findFirstPerson } from './openings/spanish-nominal';

const SPANISH_DEED =
  /^(?:\p{Ll}{2,}(?:é|í|aba|ábamos|ía|íamos|amos|imos)|hice|tuve|puse|fui|vine|pude|dije|di|vi|traje|quise|supe|estuve|\p{Ll}+(?:duje|puse|tuve|hice|vine)|soy|tengo|hago|llevo|doy|he|hemos|voy|sé)$/u;

/** Whether a sentence contains an action. A list of nouns describes a job but not what was achieved. */
export function tellsDeed(sentence: string, language: Language): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const [first = ''] = words;
  if (language === 'es')
    return findFirstPerson(first) !== null || words.some((word) => SPANISH_DEED.test(word));
  return (
    findEnglishVerbByBase(first) !== null ||
    words.some(
      (word) =>
        word === 'i' || /^\p{Ll}{3,}ed$/u.test(word) || findEnglishVerbByPast(word) !== null,
    )
  );
}
