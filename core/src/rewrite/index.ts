export { applyChanges, labelEntries, readOrderedList } from './apply-changes';
export { askQuestions } from './ask-questions';
export { idsOf, type Named } from './catalogue-ids';
export { createTextCheck } from './check-free-text';
export { collectFacts, type Facts, listCvTexts, listTexts } from './cv-facts';
export { applyDecisions, type ChangePart, type Decisions, listParts } from './decide-changes';
export { editBullet } from './edit-bullet';
export { LONGEST_TEXT } from './edit-plan';
export { capitalise } from './end-sentences';
export {
  findEnglishVerbByBase,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  startsWithEnglishDeterminer,
} from './english-verbs';
export { findInventions, type Invention } from './find-inventions';
export { findMonths } from './find-months';
export { guardAgainstInvention, isSameDate, isSameText } from './guard-against-invention';
export { guardSkills } from './guard-lists';
export { compareTexts, guardTranslation } from './guard-translation';
export { improveCv, improveWithoutAdvice } from './improve-cv';
export { type ChangedField, listChangedFields } from './list-changed-fields';
export { nameTerms } from './name-terms';
export { orderEntries } from './order-by-focus';
export { readNumbers } from './read-numbers';
export { type DatePoint, readSpan } from './read-span';
export { findSkillMentions, findSkills, isNamedTool } from './skill-index';
export { findFirstPerson } from './spanish-nominal';
export { findVerbByPresent, findVerbByPreterite, findVerbByThird } from './spanish-verbs';
export { findWeakOpening } from './weak-openings';
