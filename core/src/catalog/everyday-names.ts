import table from '../../data/cv-words/everyday-names.tsv' with { type: 'text' };
import { readFoldedWords } from './read-words';

/** Tool names that are also everyday words: only capitals and the words around them show which is meant. */
export const everydayNames: ReadonlySet<string> = new Set(readFoldedWords(table, ['tool']).tool);
