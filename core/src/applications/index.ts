export * from './application';
export { compareWords, type WordPiece } from './compare-words';
export {
  type InterviewQuestion,
  listInterviewQuestions,
  type Story,
} from './interview-questions';
export { readPostingFacts } from './read-posting-facts';
export { type CalendarEntry, writeCalendar } from './write-calendar';
export { writeTable } from './write-table';
