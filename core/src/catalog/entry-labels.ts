import table from '../../data/cv-words/entry-labels.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const kinds = ['title', 'company', 'place', 'dates', 'degree', 'institution', 'body'] as const;
const columns = [
  'dates-column',
  'degree-column',
  'institution-column',
  'body-column',
  'other-column',
  'filing',
] as const;

const telling = [
  'title-word',
  'company-word',
  'dates-word',
  'place-word',
  'degree-word',
  'institution-word',
  'body-word',
] as const;

export type EntryLabel = (typeof kinds)[number];

const words = readFoldedWords(table, [...kinds, ...columns, ...telling]);
const { title, company, place, dates, degree, institution, body } = words;

/** Words that are before a value inside a job or a course, as in "Empresa: …" and in Europass forms. */
export const entryLabels: Readonly<Record<EntryLabel, readonly string[]>> = {
  title,
  company,
  place,
  dates,
  degree,
  institution,
  body,
};

/** What is in a column, by the words over it. */
export const columnRoles: Readonly<Record<EntryLabel, readonly string[]>> = {
  ...entryLabels,
  dates: [...dates, ...words['dates-column']],
  degree: [...degree, ...words['degree-column']],
  institution: [...institution, ...words['institution-column']],
  body: [...body, ...words['body-column']],
};

/** Headings of the columns in a table of jobs, degrees or courses. */
export const columnLabels: readonly string[] = [
  ...Object.values(columnRoles).flat(),
  ...words['other-column'],
];

/** Under what a portal files a job or a degree. */
export const filingLabels: readonly string[] = words.filing;

/** A word of these in a label says what the form asks for, whatever else the label says. The more telling kinds come first. */
export const labelWords: readonly (readonly [EntryLabel, readonly string[]])[] = [
  ['body', words['body-word']],
  ['dates', words['dates-word']],
  ['degree', words['degree-word']],
  ['title', words['title-word']],
  ['company', words['company-word']],
  ['institution', words['institution-word']],
  ['place', words['place-word']],
];
