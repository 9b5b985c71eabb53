import table from '../../../data/translation/countries.tsv' with { type: 'text' };
import { readPairs } from '../pair-table';

/** Countries only: towns and regions keep the name the person gave them. */
export const countryPairs = readPairs(table);
