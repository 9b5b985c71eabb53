import table from '../../data/cv-words/skill-labels.tsv' with { type: 'text' };
import { readFoldedWords } from '../tables';

const words = readFoldedWords(table, ['category', 'topic', 'level']);

/** Labels that group skills and are no skill themselves. */
export const skillCategories = words.category;

/** Words that label a group in one CV and name a skill in another: only their formatting shows which. */
export const skillTopics = words.topic;

/** How well something is mastered, when it comes after a skill on its own. */
export const skillLevels = words.level;
