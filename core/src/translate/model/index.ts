export { type HiddenTerm, type HideOptions, hideTerms } from './hide-terms';
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
export { createVocabulary, type Part, type Piece, type Vocabulary } from './vocabulary';
