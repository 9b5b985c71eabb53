export { applyChanges } from './apply-changes';
export { askQuestions } from './ask-questions';
export { guardAgainstInvention } from './guard-against-invention';
export { guardTranslation } from './guard-translation';
export { improveCv } from './improve-cv';
