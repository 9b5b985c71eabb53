import type { Token } from '../../language';
import { isHeadingWord } from './line-kinds';
import { isListItem } from './list-items';

const MOST_WORDS = 7;
const NUMBER = /^(?:\d+|[ivx]+)$/;

/** "Icing on the cake", "Minimum qualifications": a line without a sign before it, of words that headings are made of, with more below. */
export function isHeadingLine(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (first > 0 && at - first < MOST_WORDS && tokens[first]?.isLineStart === false) first -= 1;
  let end = at + 1;
  while (end - first <= MOST_WORDS && tokens[end]?.isLineStart === false) end += 1;
  if (tokens[first]?.isLineStart !== true || tokens[end]?.isLineStart !== true) return false;
  if (end - first > MOST_WORDS || isListItem(tokens[first])) return false;
  return tokens.slice(first, end).every(({ word }) => isHeadingWord(word) || NUMBER.test(word));
}
