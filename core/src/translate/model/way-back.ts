import type { Found } from './search';
import type { PreparedSentence } from './translate-sentence';
import type { Vocabulary } from './vocabulary';

/** A translation as a source, and the sentence it was made from as what should come of it. */
export interface WayBack {
  readonly source: readonly number[];
  readonly target: readonly number[];
}

/** Symbols are counted in the order of the translation, as the model knows them. */
export function turnRound(
  { body, terms, direction }: PreparedSentence,
  found: Found,
  vocabulary: Vocabulary,
): WayBack {
  const free = { number: [...vocabulary.numbers], name: [...vocabulary.names] };
  const renamed = new Map<number, number>();
  const rename = (token: number): number => {
    const term = terms.get(token);
    if (term === undefined) return token;
    const known = renamed.get(token) ?? free[term.kind].shift() ?? token;
    renamed.set(token, known);
    return known;
  };
  return {
    source: [vocabulary.tagOf(direction.from), ...found.tokens.map(rename), vocabulary.end],
    target: body.map(rename),
  };
}

/**
 * The probability of the source's least likely word given its translation. A lost or misunderstood word can't be recovered
 * from it, so its probability is low.
 */
export function scoreLeastWord(
  { target }: WayBack,
  logProbabilities: readonly number[],
  vocabulary: Vocabulary,
): number {
  const words: number[] = [0];
  target.forEach((token, at) => {
    if (vocabulary.beginsWord(token)) words.push(0);
    const isText = token !== vocabulary.end && !vocabulary.symbols.has(token);
    if (isText) words.push((words.pop() ?? 0) + (logProbabilities[at] ?? 0));
  });
  return Math.min(...words);
}
