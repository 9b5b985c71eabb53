import best from '../../../data/industries/best-practices.tsv' with { type: 'text' };
import general from '../../../data/industries/general-practices.tsv' with { type: 'text' };
import { readIndustryNotes } from './industry';

/** What readers of CVs in a field look for. */
export const bestPractices = readIndustryNotes(best);

/** What holds for everyone on a platform, and at a level. */
export const generalPractices = readIndustryNotes(general);
