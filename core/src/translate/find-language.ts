import { foldText, type Language } from '../language';
import type { Direction } from './direction';
import { knownWords } from './known-words';

/** A sentence that is in the language it should be brought into; such sentences stay as they are. */
export function isAlreadyIn(sentence: string, { from, to }: Direction): boolean {
  let forTarget = 0;
  let forSource = 0;
  for (const [word] of sentence.matchAll(/\p{L}+/gu)) {
    const isTarget = isOf(word, to);
    const isSource = isOf(word, from);
    if (isTarget && !isSource) forTarget++;
    if (isSource && !isTarget) forSource++;
  }
  return forTarget > 0 && forTarget > 2 * forSource;
}

/** A word with an accent that is no name is Spanish. */
const isOf = (word: string, language: Language): boolean =>
  knownWords(language).has(foldText(word)) ||
  (language === 'es' && /^\p{Ll}*[áéíóúñ]\p{Ll}*$/u.test(word));
