export { askMachine, type MachineQuestion } from './ask-machine';
export type { AnswerSentence, Direction, Translated } from './direction';
export { guardModelTranslation } from './guard/guard-model-translation';
export { protectTerms } from './protect-terms';
export { pickChanged } from './translate-changed';
export { translateCv } from './translate-cv';
export { translateSentence } from './translate-prose';
