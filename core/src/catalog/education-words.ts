import table from '../../data/cv-words/studies.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['degree', 'institution', 'note']);

/** Words that make a line the name of a degree or course of study. */
export const degreeWords = words.degree;

/** Words that make a line the name of a place of study. */
export const institutionWords = words.institution;

/** Words for lines about an education entry that are neither degree nor institution. */
export const educationNoteWords = words.note;
