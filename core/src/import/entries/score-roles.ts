import {
  closingOrganisationWords,
  companyForms,
  degreeWords,
  educationNoteWords,
  institutionWords,
  jobTitleWords,
  knownCompanies,
  leadingOrganisationWords,
  rankWords,
  selfEmploymentWords,
} from '../../catalog';
import { foldText, Lexicon, rememberByText } from '../../language';

const titles = new Lexicon(jobTitleWords);
const ranks = new Lexicon(rankWords);
const forms = new Lexicon(companyForms);
const leading = new Lexicon(leadingOrganisationWords);
const closing = new Lexicon(closingOrganisationWords);
const companies = new Lexicon(knownCompanies);
const ownWork = new Lexicon(selfEmploymentWords);
const degrees = new Lexicon(degreeWords);
const institutions = new Lexicon(institutionWords);
const notes = new Lexicon(educationNoteWords);

/** Above zero: more a job title than the name of an employer. Spanish names the thing first, English last. */
export function leanToTitle(text: string): number {
  return scoreTitle(text) - scoreCompany(text);
}

/** Several steps weigh the same piece of a head, each for its own question. */
export const scoreTitle = rememberByText(weighTitle);

function weighTitle(text: string): number {
  let score = 0;
  // "Gardener/Handyman" is two titles, "Camarero/a" one.
  const core = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' / ')
    .trim();
  if (titles.startsWith(core)) score += 3;
  else if (titles.endsWith(core)) score += 3;
  else if (titles.contains(core)) score += 2;
  if (ranks.startsWith(core)) score += 1;
  if (/\((?:[aeoxf]|h\/m|m\/f|m\/h)\)|\p{L}\/[ao]s?\b|@s?\b/iu.test(text)) score += 0.5;
  return score;
}

export const scoreCompany = rememberByText(weighCompany);

function weighCompany(text: string): number {
  let score = 0;
  const words = foldText(text).split(' ');
  if (words.length > 1 && forms.endsWith(text)) score += 4;
  if (companies.has(text) || ownWork.has(text)) score += 4;
  else if (companies.startsWith(text)) score += 1.5;
  // "Dental Nurse", "Hotel Manager": an English title may begin with the place of work.
  if (leading.startsWith(text)) score += titles.endsWith(text) && words.length > 1 ? 0.5 : 3;
  else if (closing.endsWith(text)) score += 2.5;
  else if (leading.contains(text) || closing.contains(text)) score += 1;
  if (/&/.test(text)) score += 1;
  if (isProperName(text)) score += 0.5;
  return score;
}

/** Above zero: more a degree than a place of study. */
export function leanToDegree(text: string): number {
  return scoreDegree(text) - scoreInstitution(text);
}

export const scoreDegree = rememberByText(weighDegree);

function weighDegree(text: string): number {
  if (degrees.startsWith(text)) return 3;
  if (degrees.endsWith(text)) return 2.5;
  return degrees.contains(text) ? 2 : 0;
}

export const scoreInstitution = rememberByText(weighInstitution);

function weighInstitution(text: string): number {
  // "High School Diploma" is what one leaves a school with.
  if (/\b(?:diploma|certificate|degree)$/i.test(text)) return 0;
  // "Prueba de acceso a la universidad" is passed before one gets there.
  if (/^(?:pruebas? de )?acceso a la universidad(?! \p{Lu})/iu.test(text)) return 0;
  if (institutions.startsWith(text)) return 4;
  // "Bachillerato tecnológico" is a degree, not a school.
  if (degrees.startsWith(text) && foldText(text).split(' ').length < 3) return 0;
  if (institutions.endsWith(text)) return 3.5;
  return institutions.contains(text) ? 3 : 0;
}

export function isEducationNote(text: string): boolean {
  return notes.startsWith(text);
}

export function isOrganisation(text: string): boolean {
  return scoreCompany(text) >= 2.5 || scoreInstitution(text) >= 3;
}

function isProperName(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = words.filter((word) =>
    /^(?:de|del|la|las|los|el|y|e|of|the|and|for|en|a)$/i.test(word),
  ).length;
  return words.length > 1 && capitals + small >= words.length && capitals > 1;
}

/** "S.L." or "Ltd" as a separate word. */
export function isCompanyForm(text: string): boolean {
  return forms.has(text);
}

/** "Tejidos Norte, S.A. de C.V." */
export function endsInForm(text: string): boolean {
  return forms.endsWith(text) && !forms.has(text);
}
