export {
  type Answer,
  answerCard,
  beginAnswer,
  type Card,
  findSaidOnce,
  isStillAsked,
  isTold,
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
