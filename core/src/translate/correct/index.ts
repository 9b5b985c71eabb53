export {
  encodeEdit,
  isDoubted,
  listEdits,
  listSurprises,
  placeEdit,
  prepareCorrection,
  type SentenceToCorrect,
} from './correct-sentence';
