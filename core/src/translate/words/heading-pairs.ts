import table from '../../../data/translation/headings.tsv' with { type: 'text' };
import { readPairs } from '../pair-table';

/** Headings of additional sections. */
export const headingPairs = readPairs(table);
