export { findLetterInventions } from './find-letter-inventions';
export { writeFollowUp } from './write-follow-up';
export { writeLetters } from './write-letters';
