import table from '../../data/cv-words/companies.tsv' with { type: 'text' };
import { foldText } from '../language';
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, [
  'legal-form',
  'leading',
  'closing',
  'known-company',
  'self-employed',
]);

/** Legal forms, which end a company's name. */
export const companyForms = words['legal-form'];

/** Words an organisation's name begins with: Spanish puts them first, as does some English. */
export const leadingOrganisationWords = words.leading;

/** Words an English name ends with. */
export const closingOrganisationWords = words.closing;

/** Well known employers, because their names carry no word that says "company". */
export const knownCompanies = words['known-company'];

/** Working for oneself: found where the company would be, or after the title. */
export const selfEmploymentWords = words['self-employed'];

const ownWork = new Set(selfEmploymentWords);

/** "Por cuenta propia" where the company would be is no name. */
export const isOwnWork = (company: string): boolean => ownWork.has(foldText(company.trim()));
