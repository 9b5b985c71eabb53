import table from '../../data/cv-words/sites.tsv' with { type: 'text' };
import { readWords } from '../tables';

/** Sites where people have profiles, by the part of the host that names them. */
export const profileSites = readWords(table, ['profiles']).profiles;
