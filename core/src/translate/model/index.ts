export { LONGEST_SOURCE } from './add-hints';
export { writeAmerican } from './american-spelling';
export { type Doubt, findDoubts, type KnowsWord, type Thresholds } from './judge-translation';
export { prepareText } from './prepare-text';
export {
  type DecodingRow,
  type Found,
  type NextTokens,
  type ScoredToken,
  searchTranslations,
} from './search';
export { splitLong } from './split-long';
export {
  type PreparedSentence,
  prepareSentence,
  type WrittenSentence,
  writeSentence,
} from './translate-sentence';
export { createVocabulary, type Piece, type Vocabulary } from './vocabulary';
export { scoreLeastWord, turnRound, type WayBack } from './way-back';
