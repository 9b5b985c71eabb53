/** The word between the last two of a list. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set([
  'y',
  'e',
  'o',
  'u',
  'and',
  'or',
  'ni',
  'plus',
]);

export const AND: ReadonlySet<string> = new Set(['y', 'e', 'and']);

export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'a al de del desde en para por con mediante of for in at to with by on from'.split(' '),
);
