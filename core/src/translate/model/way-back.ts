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
