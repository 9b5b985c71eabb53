export { detectLanguage } from './detect-language';
export { foldInPlace, OTHER_LETTER } from './fold-in-place';
export { type Language, languages } from './language';
export { rememberByText } from './remember-by-text';
export { joinSentences, type Sentence, splitSentences } from './split-sentences';
export { stopWords } from './stop-words';
export { readTokens, type Token, writeKey } from './tokens';
export { foldText, Lexicon, wordList } from './word-list';
