import table from '../../data/cv-words/job-lines.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['label', 'deed', 'break']);

/** Small headings inside a job: what follows is its list of actions. */
export const bodyLabels = words.label;

/** First words of a sentence about what someone did. Endings are recognized apart from this list. */
export const deedWords = words.deed;

/** First words of a time without a job, as people tell of it between their jobs. */
export const breakWords = words.break;
