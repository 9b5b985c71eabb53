export { nameEach } from './name-each';
export { readCues, readWrittenCues } from './read-cues';
export { readPhrases } from './read-phrases';
export { readNames, readRows } from './read-rows';
export { readFoldedWords, readWords } from './read-words';
