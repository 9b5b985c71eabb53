import type { Lexicon } from './lexicon';

/** As many as the words of a few hundred CVs. */
const MOST_REMEMBERED = 60_000;

/**
 * What a word is depends on the word and the lexicon alone, and a text has the same few hundred words again and again: each is
 * looked into once. Callers must not change the results, which are shared.
 */
export function rememberByWord<Result>(
  work: (word: string, lexicon: Lexicon) => Result,
): (word: string, lexicon: Lexicon) => Result {
  const remembered = new WeakMap<Lexicon, Map<string, Result>>();
  return (word, lexicon) => {
    let known = remembered.get(lexicon);
    if (known === undefined || known.size >= MOST_REMEMBERED) {
      known = new Map();
      remembered.set(lexicon, known);
    }
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word, lexicon);
    known.set(word, result);
    return result;
  };
}
