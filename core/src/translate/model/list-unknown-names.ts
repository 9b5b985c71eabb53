import type { KnowsWord } from './judge-translation';

const WORD = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{2,}(?:-\p{L}[\p{L}\d]*)*/gu;

/**
 * Capitalized words that neither language has, which are names of things, places or people: "Xbench". The first word of a
 * sentence may be a rare one, unless it is the only word.
 */
export function listUnknownNames(text: string, knows: readonly KnowsWord[]): readonly string[] {
  return [...text.matchAll(WORD)]
    .filter(({ index, 0: word }) => {
      const isFirst = !/[\p{L}\d]/u.test(text.slice(0, index));
      return !isFirst || word.length === text.trim().length;
    })
    .map(([word]) => word)
    .filter((word) => /\p{Ll}/u.test(word))
    .filter((word) => !word.split('-').some((part) => knows.some((known) => known(part))));
}
