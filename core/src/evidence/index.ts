export { ComparedLines } from './compared-lines';
export { judgeLine, type LineVerdict, openSkills, weighLine } from './evidence-index';
export { evidenceSkills } from './evidence-skills';
export { chooseFewest, joinLines, LineWords } from './line-words';
export { listCalled, listKinds } from './named-things';
export { findMeanings } from './same-meaning';
export { catalogueIdsOf } from './same-skills';
export { isSameWord, readStems, type Stem, stemWord } from './stem-words';
export { compareLines, isTelling, type Likeness } from './word-vectors';
