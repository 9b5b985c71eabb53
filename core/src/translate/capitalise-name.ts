import { beginWithCapital } from '../text';

const SMALL_WORDS = new Set(
  'a an and as at but by en for from in into nor of off on onto or per the to up via with'.split(
    ' ',
  ),
);
const MOST_WORDS = 9;

/** English writes the names of posts and certificates with capitals: "Head of Sales and Marketing". A sentence stays as it is. */
export function capitaliseName(text: string): string {
  const isSentence = /[.!?;:](?:\s|$)/u.test(text) || text.split(/\s+/u).length > MOST_WORDS;
  if (!/^\s*\p{Lu}/u.test(text) || isSentence) return text;
  // "Part-time" and "(60 hours)" keep their small letters.
  return text.replace(/(?<![\p{L}\d'’.@/-]|\d\s)\p{Ll}[\p{Ll}'’]*(?!\p{L})/gu, (word) =>
    SMALL_WORDS.has(word) ? word : beginWithCapital(word),
  );
}
