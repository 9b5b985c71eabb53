import table from '../../../data/industries/industries.tsv' with { type: 'text' };
import { readIndustries } from './industry';

export const industries = readIndustries(table);
