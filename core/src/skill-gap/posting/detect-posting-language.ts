import type { Posting } from '../../assistant';
import type { Token } from '../../language';
import { countLanguageWords, stopWords } from '../../language';

const spanish = new Set(stopWords.es);
const english = new Set(stopWords.en);
/** Frequent words of the neighbours that Spanish and English have not. */
const others = new Set(
  'und der die das mit fur wir sie ein eine nicht ist von zu den bei auf les des une est vous nous dans pour avec et du sur votre il di della per che sono nel con gli delle uma voce nao com dos das em sao seu voor een het van met wij amb els les dels una i per mes'
    .split(' ')
    .filter((word) => !spanish.has(word) && !english.has(word)),
);
const MOST_WORDS = 5_000;
const FEWEST_WORDS = 8;

export function detectPostingLanguage(tokens: readonly Token[]): Posting['language'] {
  const words = tokens.slice(0, MOST_WORDS).map(({ word }) => word);
  const { es, en } = countLanguageWords(words);
  const other = words.filter((word) => others.has(word)).length;
  if (words.length >= FEWEST_WORDS && other > es && other > en) return 'other';
  if (es === en) return 'unknown';
  return es > en ? 'es' : 'en';
}
