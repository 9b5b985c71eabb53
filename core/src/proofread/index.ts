export { type Finding, type FindingKind, finding, findingKinds } from './finding';
export { gatherKnownWords } from './known-words';
export { type Lexicon, readLexicon } from './lexicon';
export { isProofPlace, listProofTexts, type PlacedText } from './list-texts';
export { mendCv } from './mend-cv';
export { type ProofreadTextResult, proofreadCv } from './proofread-cv';
export { type Lexicons, type ProofreadInput, proofreadText } from './proofread-text';
