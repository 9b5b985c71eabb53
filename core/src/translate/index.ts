export { findNotes } from './find-notes';
export { type ProtectedText, protectTerms } from './protect-terms';
export { translateCv } from './translate-cv';
export { type ProseContext, translateProse, translateSentence } from './translate-prose';
