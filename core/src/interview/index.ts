export { type Answer, answerCard, type Card, makeCards, type PlacedLine } from './interview';
