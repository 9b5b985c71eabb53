import languages from '../../../data/translation/languages.tsv' with { type: 'text' };
import proficiencies from '../../../data/translation/proficiencies.tsv' with { type: 'text' };
import { readPairs } from '../pair-table';

export const languagePairs = readPairs(languages);

/** How well a language is spoken; grades such as B2 are the same in both. */
export const proficiencyPairs = readPairs(proficiencies);
