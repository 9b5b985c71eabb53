import type { Language } from '../language';
import type { Direction } from './direction';
import { englishLexicon } from './grammar/english-lexicon';
import { spanishLexicon } from './grammar/lexicon';

/** Little words that only one of the two languages has. */
const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    'el la los las de del y e en con para por un una unos unas que se al su sus o lo más desde hasta entre sin sobre como'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of with for in to an by from on at that which who my their its is are was were or as into over more than across'.split(
      ' ',
    ),
  ),
};

/** A sentence that is in the language it should be brought into; such sentences stay as they are. */
export function isAlreadyIn(sentence: string, { from, to }: Direction): boolean {
  let forTarget = 0;
  let forSource = 0;
  for (const [word] of sentence.toLowerCase().matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)) {
    const isTarget = LITTLE_WORDS[to].has(word) || isKnown(word, to);
    const isSource = LITTLE_WORDS[from].has(word) || isKnown(word, from);
    if (isTarget && !isSource) forTarget++;
    if (isSource && !isTarget) forSource++;
  }
  return forTarget > 0 && forTarget > 2 * forSource;
}

const isKnown = (word: string, language: Language): boolean =>
  (language === 'es' ? spanishLexicon() : englishLexicon()).entries.has(word);
