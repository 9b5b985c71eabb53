export type { SentenceTranslation } from './translate-texts';
export { createTranslator, type Translator } from './translator';
export { ModelUnavailable } from './translator-threads';
