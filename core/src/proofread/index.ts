export type { Correction, TextReading } from '../assistant';
export type { Finding, FindingKind } from './finding';
export { isProofPlace, listProofTexts } from './list-texts';
export { mendCv } from './mend-cv';
export { prepareReading, type TextToRead } from './prepare-reading';
export { type ProofreadTextResult, proofreadCv } from './proofread-cv';
export { type Lexicons, type ProofreadInput, proofreadText } from './proofread-text';
export { isKnownForm } from './words/known-forms';
export { type Lexicon, readLexicon } from './words/lexicon';
