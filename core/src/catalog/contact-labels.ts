import table from '../../data/cv-words/contact-labels.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const kinds = [
  'name',
  'email',
  'phone',
  'location',
  'linkedin',
  'github',
  'website',
  'title',
  'other',
] as const;

export type ContactLabel = (typeof kinds)[number];

/** Words that are before a value in the block of personal data. */
export const contactLabels = readFoldedWords(table, kinds);
