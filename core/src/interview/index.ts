export {
  type Answer,
  answerCard,
  type Card,
  type CardKind,
  MOST_CARDS,
  makeCards,
  type PlacedLine,
} from './interview';
