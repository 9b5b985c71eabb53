export { LONGEST_SOURCE } from './add-hints';
export { branchOut } from './branch-out';
export { calmCapitals } from './calm-capitals';
export { chooseAnswer, listAnswers, type WrittenAnswer } from './choose-translation';
export { encodeWritten } from './encode-written';
export { findTerms } from './hide-terms';
export { type Doubt, findDoubts, type KnowsWord } from './judge-translation';
export { listDoubtfulPlaces, listDoubtfulWords } from './list-doubtful-words';
export { listUnknownNames } from './list-unknown-names';
export { prepareText } from './prepare-text';
export {
  type DecodingRow,
  type ForcedTarget,
  type ForcedToken,
  type Found,
  type NextTokens,
  type ScoredToken,
  type SearchProblem,
  searchTranslations,
  weighFound,
} from './search';
export { splitLong } from './split-long';
export {
  type PreparedSentence,
  prepareSentence,
  type WrittenSentence,
  writeSentence,
} from './translate-sentence';
export { createVocabulary, type Piece, type Vocabulary } from './vocabulary';
export { turnRound, type WayBack } from './way-back';
export { type TrustSigns, weighTrust } from './weigh-trust';
export { countNewRuns, type KnowsRun, listRuns, readKnownRuns, writeKnownRuns } from './word-runs';
