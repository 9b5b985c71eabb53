export { writeAmerican } from './american-spelling';
export { type HiddenTerm, type HideOptions, hideTerms } from './hide-terms';
export { type Doubt, findDoubts, type Judged, type Thresholds } from './judge-translation';
export { prepareText } from './prepare-text';
export { restoreTerms } from './restore-terms';
export {
  type Advance,
  type DecodingRow,
  type Found,
  type NextTokens,
  type ScoredToken,
  type SearchOptions,
  type SearchProblem,
  searchTranslations,
} from './search';
export { splitLong } from './split-long';
export {
  type PreparedSentence,
  prepareSentence,
  type WrittenSentence,
  writeSentence,
} from './translate-sentence';
export { createVocabulary, type Part, type Piece, type Vocabulary } from './vocabulary';
export { scoreLeastWord, turnRound, type WayBack } from './way-back';
