export {
  type Answer,
  answerCard,
  type Card,
  findSaidOnce,
  makeCards,
  type PlacedLine,
  sayAgain,
} from './interview';
export {
  addNamed,
  chooseSection,
  findLanguage,
  isHeld,
  removeNamed,
} from './place-named';
