export { nameEach } from './name-each';
export { readPhrases } from './read-phrases';
export { readNames, readRows } from './read-rows';
