import table from '../../data/cv-words/languages.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['language', 'proficiency', 'grid', 'mother-tongue']);

export const languageNames = words.language;

/** Words and grades for how well a language is spoken. */
export const proficiencyWords = words.proficiency;

/** Headings of the Europass grid of languages. */
export const gridWords = words.grid;

export const motherTongueLabels = words['mother-tongue'];
