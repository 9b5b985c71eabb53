export { askMachine, type MachineQuestion } from './ask-machine';
export type { AnswerSentence, Direction, Translated } from './direction';
export { findNotes } from './find-notes';
export { guardModelTranslation } from './guard/guard-model-translation';
export { type ProtectedText, protectTerms } from './protect-terms';
export { type TranslateHelpers, translateCv } from './translate-cv';
export {
  type ProseContext,
  type SecondOpinion,
  translateProse,
  translateSentence,
} from './translate-prose';
