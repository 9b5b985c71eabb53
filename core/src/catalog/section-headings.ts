import coOfficial from '../../data/cv-words/co-official-headings.tsv' with { type: 'text' };
import own from '../../data/cv-words/own-headings.tsv' with { type: 'text' };
import table from '../../data/cv-words/section-headings.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const kinds = [
  'personal',
  'profiles',
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
  'interests',
  'frame',
  'additional',
] as const;

/** What a section of a CV is about. `header` is the name block, `personal` the table of contact and personal data. */
export type SectionKind = 'header' | (typeof kinds)[number];

const { trade, ...named } = readFoldedWords(table, [...kinds, 'trade']);

/** "Teatro", "Docencia": over jobs in one CV, and over a list of works in another. */
export const tradeHeadings: readonly string[] = trade;

/** Headings by kind, Spanish first. A heading that is in no list is recognized by its look alone. */
export const sectionHeadings: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  ...named,
  additional: [...named.additional, ...trade],
};

/** Those of CVs in Catalan, Galician and Basque (and Portuguese, which Galician shares much with): they are Spanish CVs too. */
export const coOfficialHeadings = readFoldedWords(coOfficial, kinds);

/** Headings that people word themselves: "Me manejo con", "What I'm after". */
export const ownHeadings = readFoldedWords(own, [
  'work',
  'education',
  'skills',
  'languages',
  'summary',
  'certifications',
  'interests',
]);
