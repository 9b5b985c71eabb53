import { missingCost, substituteCost } from './edit-costs';
import type { WordGraph } from './word-graph';

/** A capital that was not typed, or was. */
const CAPITAL_COST = 0.1;

/** What every letter of a graph costs beside every other, worked out once: it is asked for millions of times. */
interface LetterCosts {
  /** What a letter is without its capital: the same number for "a" and "A". */
  readonly smallOf: Int16Array;
  readonly capital: Float64Array;
  /** A letter left out, by the letter and the one before it; the last of each row is for none before. */
  readonly missing: Float64Array;
  /** The number of a small letter that was typed, -1 for one that no word has. */
  readonly numberOf: (typed: string) => number;
  /** Each letter of the graph in place of the one that was typed. */
  readonly swapped: (typed: string) => Float64Array;
}

const known = new WeakMap<WordGraph, LetterCosts>();

export function findLetterCosts(graph: WordGraph): LetterCosts {
  const costs = known.get(graph) ?? makeLetterCosts(graph);
  known.set(graph, costs);
  return costs;
}

function makeLetterCosts({ letters, codes }: WordGraph): LetterCosts {
  const small = letters.map((letter) => letter.toLowerCase());
  const numbers = new Map([...new Set(small)].map((letter, number) => [letter, number]));
  const capital = Float64Array.from(letters, (letter, code) =>
    small[code] === letter ? 0 : CAPITAL_COST,
  );
  const missing = Float64Array.from(
    small.flatMap((meant, code) =>
      [...small, ''].map((before) => missingCost(meant, before) + (capital[code] ?? 0)),
    ),
  );
  const weighSwaps = (typed: string) =>
    Float64Array.from(small, (meant, code) => substituteCost(typed, meant) + (capital[code] ?? 0));
  const swaps = new Map<string, Float64Array>();
  return {
    smallOf: Int16Array.from(small, (letter) => numbers.get(letter) ?? -1),
    capital,
    missing,
    numberOf: (typed) => numbers.get(typed) ?? -1,
    swapped(typed) {
      const weighed = swaps.get(typed) ?? weighSwaps(typed);
      // Whatever else is typed: there is no end of letters.
      if (codes.has(typed)) swaps.set(typed, weighed);
      return weighed;
    },
  };
}
