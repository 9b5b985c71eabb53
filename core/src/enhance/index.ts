export { enhanceProfile } from './enhance-profile';
export { readEnhancement } from './read-enhancement';
