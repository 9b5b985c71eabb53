import { readNames } from './read-rows';

const GAP = '[^\\p{L}\\d]+';
const BETWEEN = `${GAP}(?:[\\p{L}\\d]+${GAP}){0,3}`;

/** The phrases of a cell, "never missed", "resolv*", "got … down", for folded texts with any signs between the words. */
export function readPhrases(cells: readonly string[], flags = 'u'): RegExp {
  const written = cells.flatMap(readNames).map((phrase) =>
    phrase
      .split(' … ')
      .map((part) => part.split(' ').join(GAP))
      .join(BETWEEN)
      .replaceAll('*', '\\p{L}*'),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${written.join('|')})(?![\\p{L}\\d])`, flags);
}
