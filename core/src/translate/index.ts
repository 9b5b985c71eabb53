export type { AnswerSentence, Direction, Translated } from './direction';
export { guardModelTranslation } from './guard/guard-model-translation';
export { isKnownName } from './is-known-name';
export { knownWords } from './known-words';
export { pickChanged } from './translate-changed';
export { translateCv } from './translate-cv';
export { type AskWordings, listWordings, type TextToReword } from './wordings/list-wordings';
