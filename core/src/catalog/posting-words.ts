import table from '../../data/cv-words/posting-words.tsv' with { type: 'text' };
import { readFoldedWords, readWords } from './read-words';

const kinds = ['sought', 'leaving', 'department'] as const;
const written = readWords(table, kinds);

/** After these words a job description names the job: “buscamos un/a…”. */
export const soughtPhrases = written.sought;

/** Before these it names the job of the one who goes: “our payroll officer is retiring”. */
export const leavingPhrases = written.leaving;

/** Words for a part of an organisation, which is neither an employer nor a town. */
export const departmentWords = readFoldedWords(table, kinds).department;
