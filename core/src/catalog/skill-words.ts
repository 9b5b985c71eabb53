import table from '../../data/cv-words/skill-labels.tsv' with { type: 'text' };
import { readFoldedWords } from './read-words';

const words = readFoldedWords(table, ['category', 'topic', 'level']);

/** Labels that group skills and are no skill themselves. */
export const skillCategories = words.category;

/** Labels for groups in one CV, skills in another: only their look can tell. */
export const skillTopics = words.topic;

/** How well something is mastered, when it comes after a skill on its own. */
export const skillLevels = words.level;
