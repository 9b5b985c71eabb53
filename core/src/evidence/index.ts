export { compareSkills, judgeLine, type LineVerdict, weighLine } from './evidence-index';
export { evidenceSkills } from './evidence-skills';
export { findMeanings } from './same-meaning';
export { catalogueIdsOf } from './same-skills';
export { isSameWord, readStems, type Stem, stemWord } from './stem-words';
export { compareLines, findSaidBetter, type Likeness, measureSame } from './word-vectors';
