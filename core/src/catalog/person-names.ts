import table from '../../data/cv-words/person-names.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['particle', 'title', 'given-name', 'surname']);

/** Small words inside surnames. */
export const nameParticles = words.particle;

export const nameTitles = words.title;

/** Frequent given names; they raise the odds that a line is a name, nothing else. */
export const givenNames = words['given-name'];

/** Frequent surnames, for the same purpose. */
export const surnames = words.surname;
