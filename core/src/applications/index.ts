export * from './application';
export { compareWords } from './compare-words';
export { listInterviewQuestions } from './interview-questions';
export { readPostingFacts } from './read-posting-facts';
export { writeCalendar } from './write-calendar';
export { writeTable } from './write-table';
