import type { KnowsWord } from './judge-translation';

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const FEWEST_LETTERS = 6;

/** "SOLDADOR HOMOLOGADO": nothing in it tells a name or an acronym from a word, and the model has hardly seen such words. */
const isInCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu) ?? []).length >= FEWEST_LETTERS;

/**
 * A text all in capitals as it would be written otherwise, names and what no dictionary has as they are: "Soldador homologado TIG".
 * Undefined for any other text.
 */
export function calmCapitals(
  text: string,
  names: readonly string[],
  knows: KnowsWord,
): string | undefined {
  if (!isInCapitals(text)) return undefined;
  const calm = text.replace(WORD, (word, at: number) => {
    if (isInName(text, names, at, word.length)) return word;
    const small = word.toLowerCase();
    if (knows(small)) return small;
    const proper = small.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    return knows(proper) ? proper : word;
  });
  return calm.replace(
    /^(\P{L}*)(\p{L})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

function isInName(text: string, names: readonly string[], at: number, length: number): boolean {
  return names.some((name) => {
    if (name === '') return false;
    const begins = text.indexOf(name);
    return begins !== -1 && begins <= at && at + length <= begins + name.length;
  });
}
