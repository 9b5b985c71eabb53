import table from '../../data/guessable-words.tsv' with { type: 'text' };
import { readRows } from '../tables';

/** Words that a guesser of Spanish passwords tries first, as they are compared; the table says which. */
export const guessableWords: ReadonlySet<string> = new Set(
  readRows(table, ['word']).map(({ word }) => word),
);
