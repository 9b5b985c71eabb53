export { detectLanguage } from './detect-language';
export { type Language, languages } from './language';
export { rememberByText } from './remember-by-text';
export { joinSentences, type Sentence, splitSentences } from './split-sentences';
export { stopWords } from './stop-words';
export { foldText, Lexicon, wordList } from './word-list';
