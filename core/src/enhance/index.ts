export { enhanceProfile } from './enhance-profile';
export { readEnhancement } from './read-enhancement';
export { readLooseLines, readLooseText, readLooseWork } from './read-loose-content';
