import type { Language } from '../language';
import type { FindingKind } from './finding';
import { bareWord } from './spelling/edit-costs';
import { functionWords } from './words/function-words';

/** What a change that the model proposes is about: each kind has its own limit. */
export type CorrectionKind =
  | 'accent'
  /** An accent too many. */
  | 'bare'
  | 'capital'
  | 'mark'
  | 'joined'
  | 'form'
  | 'inflection'
  | 'small'
  | 'added'
  | 'removed'
  /** A word more or less beside a figure, where notes leave words out. */
  | 'figure'
  | 'word';

export const findingKinds: Readonly<Record<CorrectionKind, FindingKind>> = {
  accent: 'accent',
  bare: 'accent',
  capital: 'capital',
  mark: 'punctuation',
  joined: 'confusion',
  form: 'agreement',
  inflection: 'agreement',
  small: 'confusion',
  added: 'missing-word',
  removed: 'extra-word',
  figure: 'missing-word',
  word: 'confusion',
};

/** Endings longer than this make another word. */
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;

export function nameCorrection(gone: string, put: string, language: Language): CorrectionKind {
  const [before, after] = [gone.trim(), put.trim()];
  if (strip(before) === strip(after)) return nameLook(before, after);
  if (!/\p{L}/u.test(before + after)) return 'mark';
  if (before === '') return 'added';
  if (after === '') return 'removed';
  if (/\s/.test(before) || /\s/.test(after)) return 'word';
  const small = functionWords[language];
  const [typed, meant] = [before.toLowerCase(), after.toLowerCase()];
  if (small.has(typed) && small.has(meant)) return 'small';
  const stem = countShared(bareWord(typed), bareWord(meant));
  const rest = Math.max(typed.length, meant.length) - stem;
  if (stem < SHORTEST_STEM || rest > LONGEST_ENDING || rest > stem) return 'word';
  return rest === 1 ? 'form' : 'inflection';
}

/** Letters alone, without accents. */
const strip = (text: string): string =>
  bareWord(text.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');

function nameLook(before: string, after: string): CorrectionKind {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (/\s/.test(before) !== /\s/.test(after)) return 'joined';
  if (letters(before) === letters(after)) return 'mark';
  if (before.toLowerCase() === after.toLowerCase()) return 'capital';
  return bareWord(after) === after ? 'bare' : 'accent';
}

function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}
