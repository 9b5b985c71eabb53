import type { Posting } from '../assistant';
import type { Token } from '../language';
import { stopWords } from '../language';

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
  let es = 0;
  let en = 0;
  let other = 0;
  const words = Math.min(tokens.length, MOST_WORDS);
  for (let at = 0; at < words; at++) {
    const word = tokens[at]?.word ?? '';
    if (spanish.has(word)) es += 1;
    if (english.has(word)) en += 1;
    if (others.has(word)) other += 1;
  }
  if (words >= FEWEST_WORDS && other > es && other > en) return 'other';
  if (es === en) return 'unknown';
  return es > en ? 'es' : 'en';
}
