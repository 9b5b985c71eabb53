import type { Language } from './language';
import { stopWords } from './stop-words';
import { foldText } from './word-list';

const MOST_WORDS = 20_000;

/** Counts the words that only one of the two languages has. */
export function detectLanguage(lines: readonly { readonly text: string }[]): Language {
  const spanish = new Set<string>(stopWords.es);
  const english = new Set<string>(stopWords.en);
  let es = 0;
  let en = 0;
  let words = 0;
  for (const line of lines) {
    for (const word of foldText(line.text).split(' ')) {
      words += 1;
      if (spanish.has(word)) es += 1;
      if (english.has(word)) en += 1;
    }
    es += (line.text.match(/[ñáíóú¿¡]/g)?.length ?? 0) * 0.2;
    if (words > MOST_WORDS) break;
  }
  return en > es ? 'en' : 'es';
}
