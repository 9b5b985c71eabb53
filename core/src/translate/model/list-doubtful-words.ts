import type { Found } from './search';
import type { Vocabulary } from './vocabulary';

/**
 * A word that the model finds less likely is other than a translator's in two of three cases, and one in ten is so. Of all
 * words three in ten are.
 */
const LEAST_LIKELY = -1;
const SHORTEST = 4;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** The words of a translation that the model was least sure of, each once. */
export function listDoubtfulWords(found: Found, vocabulary: Vocabulary): readonly string[] {
  const doubtful = listWords(found, vocabulary)
    .filter(({ least }) => least < LEAST_LIKELY)
    .flatMap((word) => vocabulary.decode(word.tokens))
    .flatMap((part) => (typeof part === 'string' ? (part.match(WORD) ?? []) : []));
  return [...new Set(doubtful.filter((word) => word.length >= SHORTEST))];
}

/** Where the words begin, the one that the model was least sure of first. */
export function listDoubtfulPlaces(found: Found, vocabulary: Vocabulary): readonly number[] {
  const words = [...listWords(found, vocabulary)];
  return words.sort((a, b) => a.least - b.least).map(({ at }) => at);
}

interface WordTokens {
  readonly at: number;
  readonly tokens: number[];
  /** How likely the least likely of them is. */
  least: number;
}

function listWords(
  { tokens, logProbabilities }: Found,
  vocabulary: Vocabulary,
): readonly WordTokens[] {
  const words: WordTokens[] = [];
  tokens.forEach((token, at) => {
    const last = words.at(-1);
    // How likely a comma is says nothing of the word before it.
    const hasLetters = vocabulary
      .decode([token])
      .some((part) => typeof part === 'string' && /\p{L}/u.test(part));
    const likelihood = hasLetters ? (logProbabilities[at] ?? 0) : 0;
    const isNew = vocabulary.beginsWord(token) || vocabulary.symbols.has(token);
    if (!last || isNew) words.push({ at, tokens: [token], least: likelihood });
    else {
      last.tokens.push(token);
      last.least = Math.min(last.least, likelihood);
    }
  });
  return words;
}
