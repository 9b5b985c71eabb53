import table from '../../data/cv-words/posting-words.tsv' with { type: 'text' };
import { readFoldedWords, readWords } from '../tables';

const kinds = ['sought', 'leaving', 'department', 'role', 'place lead', 'opening'] as const;
const written = readWords(table, kinds);
const folded = readFoldedWords(table, kinds);

/** After these words a job description names the job: “buscamos un/a…”. */
export const soughtPhrases = written.sought;

/** Before these it names the job of the one who goes: “our payroll officer is retiring”. */
export const leavingPhrases = written.leaving;

/** Words for a part of an organisation, which is neither an employer nor a town. */
export const departmentWords = folded.department;

/** Words for occupations that job descriptions use and CVs seldom have as a title: “yard hand”. */
export const soughtRoles = folded.role;

/** Words that begin sentences, headings and lists of job descriptions, and name nobody. */
export const openingWords = folded.opening;

/** Before the name of a place: “zona Chamberí”, “nr Hawick”. */
export const placeLeads = written['place lead'];
