import table from '../../data/cv-words/job-titles.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['spanish', 'english', 'rank']);

/** Nouns that name an occupation, many trades, both genders. */
export const jobTitleWords: readonly string[] = [...words.spanish, ...words.english];

/** Words about rank, which mark a title when they are at its beginning or end. */
export const rankWords = words.rank;
