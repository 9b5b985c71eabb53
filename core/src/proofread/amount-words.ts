import { bareWord } from './spelling/edit-costs';
import { wordSet } from './words/word-set';

const FIGURE = /\p{N}[\p{N}.,]* ?$/u;
const MONEY = /(?:[€$£¥₹₦₱¢]|(?<![\p{L}])(?:Rs\.?|S\/\.?|\p{Lu}{3})) ?\p{N}[\p{N}.,]* $/u;
const LONGEST_BEFORE = 40;

const readBefore = (text: string, from: number) =>
  text.slice(Math.max(0, from - LONGEST_BEFORE), from);

/** "48 crore": what is counted or measured is part of a figure. */
export const isCounted = (text: string, from: number): boolean =>
  FIGURE.test(readBefore(text, from));

const multiples = wordSet(
  'thousand thousands million millions billion billions trillion mil millar millares millón millones billón billones',
);

/** "Rs. 6.4 lakh": countries have their own words for large sums; only a slip of one of ours is a slip. */
export const isMultiple = (text: string, from: number, meant: string): boolean =>
  MONEY.test(readBefore(text, from)) && !multiples.has(meant.toLowerCase());

/** The same letters in another order or with other accents: no other word can have been meant. */
export function hasSameLetters(typed: string, meant: string): boolean {
  const sort = (word: string) => [...bareWord(word.toLowerCase())].sort().join('');
  return sort(typed) === sort(meant);
}
