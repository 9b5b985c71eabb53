import { LETTERS } from '../language';
import { readNames } from './read-rows';

const GAP = `[^${LETTERS}\\d]+`;
const BETWEEN = `${GAP}(?:[${LETTERS}\\d]+${GAP}){0,3}`;

/** The phrases of a cell, "never missed", "resolv*", "got … down", for folded texts with any signs between the words. */
export function readPhrases(cells: readonly string[], flags = 'u'): RegExp {
  const written = cells.flatMap(readNames).map((phrase) =>
    phrase
      .split(' … ')
      .map((part) => part.split(' ').join(GAP))
      .join(BETWEEN)
      .replaceAll('*', `[${LETTERS}]*`),
  );
  return new RegExp(`(?<![${LETTERS}\\d])(?:${written.join('|')})(?![${LETTERS}\\d])`, flags);
}
