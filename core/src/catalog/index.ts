export { type ActionVerb, actionVerbs } from './action-verbs';
export { bodyLabels, breakWords, deedWords } from './body-words';
export { listBroader } from './broader-skills';
export { cities, streetWords } from './cities';
export {
  closingOrganisationWords,
  companyForms,
  isOwnWork,
  knownCompanies,
  leadingOrganisationWords,
  selfEmploymentWords,
} from './company-words';
export { type ContactLabel, contactLabels } from './contact-labels';
export { dateNotes, monthNames, presentWords, rangeWords, seasonNames, sinceWords } from './dates';
export { degreeWords, educationNoteWords, institutionWords } from './education-words';
export { type EmptyWords, emptyWords } from './empty-words';
export {
  columnLabels,
  columnRoles,
  type EntryLabel,
  entryLabels,
  filingLabels,
  labelWords,
} from './entry-labels';
export { everydayAcronyms, everydayNames } from './everyday-names';
export { type FillerPhrase, fillerPhrases } from './filler-words';
export { jobTitleWords, rankWords } from './job-title-words';
export { gridWords, languageNames, motherTongueLabels, proficiencyWords } from './languages';
export { givenNames, nameParticles, nameTitles, surnames } from './person-names';
export { countries, countryCodes, regionCodes, regions, shortRegions } from './places';
export {
  departmentWords,
  leavingPhrases,
  openingWords,
  placeLeads,
  soughtPhrases,
  soughtRoles,
} from './posting-words';
export {
  coOfficialHeadings,
  ownHeadings,
  type SectionKind,
  sectionHeadings,
  tradeHeadings,
} from './section-headings';
export { profileSites } from './sites';
export { skillCategories, skillLevels, skillTopics } from './skill-words';
export { type WeakPhrase, weakPhrases } from './weak-phrases';
export { findWordSense, type WordSense } from './word-senses';
