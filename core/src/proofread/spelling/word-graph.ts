/**
 * Words as a graph of letters. Each number is one step: letter (7 bits), whether a word ends with it, whether it is the
 * last of its siblings, and the place of the first step after it (0: none). The steps that begin words start at 1.
 */
export interface WordGraph {
  readonly letters: readonly string[];
  readonly codes: ReadonlyMap<string, number>;
  readonly edges: Uint32Array;
}

export const ROOT = 1;
const LETTER = 127;
const ENDS_WORD = 1 << 7;
const IS_LAST = 1 << 8;

export const letterOf = (edge: number): number => edge & LETTER;
export const endsWord = (edge: number): boolean => (edge & ENDS_WORD) !== 0;
export const isLastSibling = (edge: number): boolean => (edge & IS_LAST) !== 0;
export const nextOf = (edge: number): number => edge >>> 9;

export function hasWord({ codes, edges }: WordGraph, word: string): boolean {
  let at = ROOT;
  let isWord = false;
  for (const letter of word) {
    const code = codes.get(letter);
    if (code === undefined || at === 0) return false;
    let edge = edges[at] ?? 0;
    while (letterOf(edge) !== code && !isLastSibling(edge)) edge = edges[++at] ?? IS_LAST;
    if (letterOf(edge) !== code) return false;
    isWord = endsWord(edge);
    at = nextOf(edge);
  }
  return isWord;
}
