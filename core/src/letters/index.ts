export { findLetterInventions } from './find-letter-inventions';
export { writeLetters } from './write-letters';
