import type { Cv } from '../../cv';
import { foldText } from '../../language';
import { findSkillMentions } from '../skill-index';
import { indexNumbers, readNumbers } from './read-numbers';

/** What a piece of a CV states, in forms that can be compared. */
export interface Facts {
  /** Folded text with a space at each end, to look for whole words in. */
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly skillIds: ReadonlySet<string>;
}

const STEM_LENGTH = 5;

/** "Gestión" and "Gestioné" are the same word here; so are "equipo" and "equipos". */
export function stemWord(word: string): string {
  return word.replace(/(?:es|s)$/, '').slice(0, STEM_LENGTH);
}

export function collectFacts(texts: readonly string[]): Facts {
  const folded = foldText(texts.join(' \n '));
  const words = new Set(folded.split(/[ /]/));
  return {
    folded: ` ${folded} `,
    words,
    stems: new Set([...words].map(stemWord)),
    numbers: indexNumbers(texts.flatMap(readNumbers)),
    skillIds: new Set(
      texts.flatMap((text) =>
        findSkillMentions(text).flatMap(({ skills }) => skills.map(({ id }) => id)),
      ),
    ),
  };
}

export function includesText(facts: Facts, text: string): boolean {
  return facts.folded.includes(` ${foldText(text)} `);
}

/** Every text that is in a value, however deep. */
export function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [];
}

export function listCvTexts(cv: Cv): readonly string[] {
  return [...listTexts(cv), ...Object.keys(cv.additional)];
}
