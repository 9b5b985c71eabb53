import table from '../../data/cv-words/places.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, [
  'country',
  'country-code',
  'region',
  'region-code',
  'region-short',
]);

export const countries = words.country;

/** Two-letter country codes that are at the end of "City, Region, XX". */
export const countryCodes = words['country-code'];

export const regions = words.region;

/** Two-letter codes of states and provinces; trusted only after a comma. */
export const regionCodes = words['region-code'];

/** "Pue." for Puebla: with a stop behind it, after a town. */
export const shortRegions = words['region-short'];
