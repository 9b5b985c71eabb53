import type { Language } from './language';
import { stopWords } from './stop-words';
import { foldText } from './word-list';

const MOST_WORDS = 20_000;

const spanish = new Set<string>(stopWords.es);
const english = new Set<string>(stopWords.en);

/** How many words only one of the two languages has. */
export function countLanguageWords(words: Iterable<string>): Readonly<Record<Language, number>> {
  const found = { es: 0, en: 0 };
  for (const word of words) {
    if (spanish.has(word)) found.es += 1;
    if (english.has(word)) found.en += 1;
  }
  return found;
}

/** One of the two, whatever the text is. */
export function detectLanguage(lines: readonly { readonly text: string }[]): Language {
  let es = 0;
  let en = 0;
  let words = 0;
  for (const line of lines) {
    const all = foldText(line.text).split(' ');
    const found = countLanguageWords(all);
    words += all.length;
    en += found.en;
    es += found.es;
    es += (line.text.match(/[ñáíóú¿¡]/g)?.length ?? 0) * 0.2;
    if (words > MOST_WORDS) break;
  }
  return en > es ? 'en' : 'es';
}
