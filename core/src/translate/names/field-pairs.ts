import certificates from '../../../data/translation/certificates.tsv' with { type: 'text' };
import degrees from '../../../data/translation/degrees.tsv' with { type: 'text' };
import skills from '../../../data/translation/skills.tsv' with { type: 'text' };
import subjects from '../../../data/translation/subjects.tsv' with { type: 'text' };
import titles from '../../../data/translation/titles.tsv' with { type: 'text' };
import { readPairs } from '../pair-table';

/** Names that say the same in both languages, for those of the catalogue that are only near each other. */
export const titlePairs = readPairs(titles);
export const skillPairs = readPairs(skills);
export const certificatePairs = readPairs(certificates);
export const degreePairs = readPairs(degrees);
/** Fields of study and school subjects. */
export const subjectPairs = readPairs(subjects);

export const fieldPairs = [...titlePairs, ...skillPairs, ...certificatePairs, ...subjectPairs];
