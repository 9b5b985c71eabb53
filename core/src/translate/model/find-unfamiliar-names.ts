import type { HiddenTerm } from './hide-terms';

const WORD = /(?<![\p{L}\d])\p{Lu}\p{Ll}{2}[\p{L}\d]*(?:-\p{L}[\p{L}\d]*)*/gu;

/**
 * Capitalized words inside a sentence that the model has hardly met: most are names of people, places and firms. It sees
 * them, because one such as "Urbanismo" has to be translated, but the person should check what it changes.
 */
export function findUnfamiliarNames(
  parts: readonly (string | HiddenTerm)[],
  isFamiliar: (word: string) => boolean,
): readonly string[] {
  return parts.flatMap((part, at) => {
    if (typeof part !== 'string') return [];
    return [...part.matchAll(WORD)]
      .filter(({ index }) => at > 0 || /[\p{L}\d]/u.test(part.slice(0, index)))
      .map(([word]) => word)
      .filter((word) => !isFamiliar(word));
  });
}
