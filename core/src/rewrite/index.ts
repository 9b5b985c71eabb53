export { applyChanges } from './apply-changes';
export { askQuestions } from './ask-questions';
export { createTextCheck, type TextGround } from './check-free-text';
export { listCvTexts, listTexts } from './cv-facts';
export { guardAgainstInvention } from './guard-against-invention';
export { guardTranslation } from './guard-translation';
export { improveCv } from './improve-cv';
