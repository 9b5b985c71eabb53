import table from '../../../data/translation/places.tsv' with { type: 'text' };
import { readPairs } from '../pair-table';

/** Towns and regions that the two languages call by different names. */
export const placePairs = readPairs(table);
