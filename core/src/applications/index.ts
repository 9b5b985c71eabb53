export * from './application';
export { compareWords } from './compare-words';
export { listInterviewQuestions } from './interview-questions';
export {
  addDays,
  FOLLOW_UP_DAYS,
  findNextStep,
  isForInterview,
  judgeUrgency,
  type WorkspaceTab,
} from './next-step';
export { addParagraph, hasParagraph, listOwnParagraphs } from './own-paragraphs';
export { countPossiblePoints } from './possible-points';
export { isFurniture } from './posting-furniture';
export { readPostingHead } from './posting-head';
export { listPostingLines } from './posting-lines';
export { readPostingFacts } from './read-posting-facts';
export { updateCopy } from './update-copy';
export { writeCalendar } from './write-calendar';
export { writeTable } from './write-table';
