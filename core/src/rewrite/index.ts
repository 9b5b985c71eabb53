export { applyChanges } from './apply-changes';
export { guardAgainstInvention } from './guard-against-invention';
export { guardTranslation } from './guard-translation';
export { improveCv } from './improve-cv';
