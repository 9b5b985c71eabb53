export { judgeLine, type LineVerdict, weighLine } from './evidence-index';
export { evidenceSkills } from './evidence-skills';
export type { EvidenceSkill } from './read-phrases';
export { isSameWord, readStems, type Stem } from './stem-words';
