export { applyChanges, labelEntries, readOrderedList } from './apply-changes';
export { askQuestions } from './ask-questions';
export { applyDecisions, type ChangePart, type Decisions, listParts } from './decide-changes';
export { findNewWords, refuseDoubtful } from './doubtful-parts';
export { editBullet } from './edit-bullet';
export { LONGEST_TEXT } from './edit-plan';
export { capitalise } from './end-sentences';
export { idsOf, type Named } from './guard/catalogue-ids';
export { createTextCheck } from './guard/check-free-text';
export { collectFacts, type Facts, listCvTexts, listTexts } from './guard/cv-facts';
export { findInventions, type Invention } from './guard/find-inventions';
export { findMonths } from './guard/find-months';
export { findClaimsOfTranslation } from './guard/find-raised-claims';
export { guardAgainstInvention, isSameDate, isSameText } from './guard/guard-against-invention';
export { guardSkills } from './guard/guard-lists';
export { compareTexts, guardTranslation } from './guard/guard-translation';
export { labelNewWords } from './guard/label-new-words';
export { readNumbers } from './guard/read-numbers';
export { improveCv, improveWithoutAdvice } from './improve-cv';
export { type ChangedField, listChangedFields } from './list-changed-fields';
export { nameTerms } from './name-terms';
export {
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  startsWithEnglishDeterminer,
} from './openings/english-verbs';
export { regularVerbs } from './openings/regular-english-verbs';
export { findFirstPerson } from './openings/spanish-nominal';
export { findVerbByPresent, findVerbByPreterite, findVerbByThird } from './openings/spanish-verbs';
export { findWeakOpening } from './openings/weak-openings';
export { orderEntries } from './order-by-focus';
export { type DatePoint, readSpan } from './read-span';
export { findSkillMentions, findSkills, isNamedTool } from './skill-index';
