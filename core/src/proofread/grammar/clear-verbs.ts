import { listWords } from '../words/word-kinds';

/** English verbs that are hardly ever nouns: with a noun before one of them, someone does it. */
export const clearVerbs = listWords('clear verb');

/** Groups that many take for several: "the team are", "a number of people were". */
export const collectives = listWords('group');
