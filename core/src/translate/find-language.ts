import { foldText, type Language, stopWords } from '../language';
import type { Direction } from './direction';
import { knownWords } from './known-words';

/** A sentence that is in the language it should be brought into; such sentences stay as they are. */
export function isAlreadyIn(sentence: string, { from, to }: Direction): boolean {
  let forTarget = 0;
  let forSource = 0;
  let isSettled = false;
  for (const [word] of sentence.matchAll(/\p{L}+/gu)) {
    const isTarget = isOf(word, to);
    const isSource = isOf(word, from);
    if (isTarget && !isSource) forTarget++;
    if (isSource && !isTarget) forSource++;
    isSettled ||= LITTLE_WORDS[to].has(foldText(word));
  }
  return (isSettled || forTarget >= ENOUGH[to]) && forTarget > 2 * forSource;
}

/** Spanish job titles contain English words, so a few of them prove nothing without an English function word. */
const ENOUGH: Readonly<Record<Language, number>> = { es: 3, en: 1 };
const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(stopWords.es),
  en: new Set(stopWords.en),
};

/** A word with an accent that is no name is Spanish. */
const isOf = (word: string, language: Language): boolean =>
  knownWords(language).has(foldText(word)) ||
  (language === 'es' && /^\p{Ll}*[áéíóúñ]\p{Ll}*$/u.test(word));
