export { foldText, Lexicon, stopWords, wordList } from '../language';
export { bodyLabels, deedWords } from './body-words';
export { cities, streetWords } from './cities';
export {
  closingOrganisationWords,
  companyForms,
  knownCompanies,
  leadingOrganisationWords,
  selfEmploymentWords,
} from './company-words';
export { type ContactLabel, contactLabels } from './contact-labels';
export { monthNames, presentWords, rangeWords, seasonNames, sinceWords } from './dates';
export { degreeWords, educationNoteWords, institutionWords } from './education-words';
export { columnLabels, type EntryLabel, entryLabels } from './entry-labels';
export { jobTitleWords, rankWords } from './job-title-words';
export { gridWords, languageNames, motherTongueLabels, proficiencyWords } from './languages';
export { givenNames, nameParticles, nameTitles, surnames } from './person-names';
export { countries, countryCodes, regionCodes, regions } from './places';
export { type SectionKind, sectionHeadings } from './section-headings';
export { skillCategories, skillLevels, skillTopics } from './skill-words';
