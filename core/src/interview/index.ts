export {
  type Answer,
  answerCard,
  type Card,
  findSaidOnce,
  makeCards,
  type PlacedLine,
  sayAgain,
} from './interview';
