import table from '../../../data/industries/trends.tsv' with { type: 'text' };
import { readIndustryNotes } from './industry';

/** What is moving in a field, without numbers that cannot be checked. */
export const industryTrends = readIndustryNotes(table);
