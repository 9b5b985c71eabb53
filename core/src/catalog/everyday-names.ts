import table from '../../data/cv-words/everyday-names.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['tool', 'acronym']);

/** Tool names that are also everyday words: only capitals and the words around them show which is meant. */
export const everydayNames: ReadonlySet<string> = new Set(words.tool);

/** Words of every day that are names only in capitals: "SOLID", not "Solid knowledge". */
export const everydayAcronyms: ReadonlySet<string> = new Set(words.acronym);
