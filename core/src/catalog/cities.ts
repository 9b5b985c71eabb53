import table from '../../data/cv-words/cities.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['city', 'street']);

/** Cities and larger towns, in the spellings of both languages. */
export const cities = words.city;

/** Words that begin a postal address. */
export const streetWords = words.street;
