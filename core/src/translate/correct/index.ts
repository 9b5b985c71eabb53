export {
  encodeEdit,
  findEdit,
  isDoubted,
  listEdits,
  listSurprises,
  placeEdit,
  prepareCorrection,
  type SentenceToCorrect,
} from './correct-sentence';
