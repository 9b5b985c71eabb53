import { rememberByText } from './remember-by-text';

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, without accents, apostrophes and full stops: the form in which words are compared. */
export const foldText = rememberByText(fold, { most: 20_000, longest: 200 });

const FOLDED = /^[a-z\d+#&@/%]+(?: [a-z\d+#&@/%]+)*$/;

/** Most texts have the letters of Spanish and no others; to take those apart as Unicode does takes twice as long. */
const ACCENTED = /[áéíóúüñçàèìòùâêîôûäëïö]/g;
const PLAIN = new Map(
  [...'áéíóúüñçàèìòùâêîôûäëïö'].map((letter) => [letter, letter.normalize('NFD').charAt(0)]),
);

function fold(text: string): string {
  const plain = text.toLowerCase().replace(ACCENTED, (letter) => PLAIN.get(letter) ?? letter);
  if (FOLDED.test(plain)) return plain;
  if (ASCII.test(plain)) {
    return plain
      .replace(/[.'`]/g, '')
      .replace(/[^a-z\d+#&@/%]+/g, ' ')
      .trim();
  }
  return foldAnyLetter(text);
}

const foldAnyLetter = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[.'’`´]/g, '')
    .replace(/[^\p{L}\p{N}+#&@/%]+/gu, ' ')
    .trim();

/** Reads a comma or line separated list into folded entries. */
export function wordList(source: string): readonly string[] {
  const entries = source
    .split(/[,\n]/)
    .map((entry) => foldText(entry))
    .filter((entry) => entry !== '');
  return [...new Set(entries)];
}

/** A word list that checks whether a text is, starts with or contains one of its entries, as whole words. */
export class Lexicon {
  private readonly entries: ReadonlySet<string>;
  private readonly longestInWords: number;
  private readonly firstWords: ReadonlySet<string>;
  private lastText = '';
  private lastMatches: readonly LexiconMatch[] = [];

  constructor(...lists: readonly (readonly string[])[]) {
    this.entries = new Set(lists.flat());
    let longest = 1;
    for (const entry of this.entries) longest = Math.max(longest, entry.split(' ').length);
    this.longestInWords = longest;
    this.firstWords = new Set([...this.entries].map((entry) => entry.split(' ', 1)[0] ?? ''));
  }

  has(text: string): boolean {
    return this.entries.has(foldText(text));
  }

  /** Number of the text's words that are part of an entry. */
  countWords(text: string): number {
    let count = 0;
    for (const match of this.matches(text)) count += match.lengthInWords;
    return count;
  }

  contains(text: string): boolean {
    return this.matches(text).length > 0;
  }

  startsWith(text: string): boolean {
    return this.matches(text)[0]?.atWord === 0;
  }

  endsWith(text: string): boolean {
    const last = this.matches(text).at(-1);
    return last !== undefined && last.atWord + last.lengthInWords === wordsOf(text).length;
  }

  /** Non-overlapping entries found in the text, the longest first at each place. */
  matches(text: string): readonly LexiconMatch[] {
    if (text === this.lastText) return this.lastMatches;
    const words = wordsOf(text);
    const found: LexiconMatch[] = [];
    for (let at = 0; at < words.length; at++) {
      if (!this.firstWords.has(words[at] ?? '')) continue;
      for (let length = Math.min(this.longestInWords, words.length - at); length > 0; length--) {
        if (!this.entries.has(words.slice(at, at + length).join(' '))) continue;
        found.push({ atWord: at, lengthInWords: length });
        at += length - 1;
        break;
      }
    }
    this.lastText = text;
    this.lastMatches = found;
    return found;
  }
}

interface LexiconMatch {
  readonly atWord: number;
  readonly lengthInWords: number;
}

/** Many lists check the same text. */
const wordsOf = rememberByText((text): readonly string[] => {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
});
