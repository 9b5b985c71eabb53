import table from '../../data/cv-words/everyday-names.tsv' with { type: 'text' };
import { readFoldedWords } from './read-words';

/** Names of tools that are also words of every day: only their look and their company tell. */
export const everydayNames: ReadonlySet<string> = new Set(readFoldedWords(table, ['tool']).tool);
