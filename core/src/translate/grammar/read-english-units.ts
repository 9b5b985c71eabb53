import { type EnglishEntry, englishLexicon } from './english-lexicon';
import { isNameLike, splitTokens } from './read-units';

export interface EnglishUnit {
  readonly kind: 'word' | 'name' | 'figure' | 'mark';
  readonly text: string;
  readonly key: string;
  readonly entries: readonly EnglishEntry[];
  readonly gap: string;
  readonly isCapital: boolean;
}

/** The longest phrases of the lexicon, names, figures and marks of an English sentence. */
export function readEnglishUnits(
  sentence: string,
  names: readonly string[],
): readonly EnglishUnit[] {
  const { entries: lexicon, longestInWords } = englishLexicon();
  // "director's schedule" is "schedule of the director" in Spanish; the mark stands as a word of its own.
  const tokens = splitTokens(sentence, names).flatMap((token) => {
    const owner = token.isName ? undefined : /^(\p{L}+)['’]s$/u.exec(token.text)?.[1];
    return owner === undefined
      ? [token]
      : [
          { ...token, text: owner },
          { gap: '', text: "'s", isName: false },
        ];
  });
  const units: EnglishUnit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const make = (
      kind: EnglishUnit['kind'],
      length: number,
      entries: readonly EnglishEntry[] = [],
    ) => {
      const part = tokens.slice(at, at + length);
      const text = part.map((one, index) => (index === 0 ? '' : one.gap) + one.text).join('');
      units.push({
        kind,
        text,
        key: part.map((one) => one.text.toLowerCase()).join(' '),
        entries,
        gap: token.gap,
        isCapital: false,
      });
      at += length;
    };
    if (token.isName) make('name', 1);
    else if (/^\d+(?:[.,]\d+)*$/.test(token.text)) make('figure', 1);
    else if (!/[\p{L}\d]/u.test(token.text)) make('mark', 1);
    else {
      let length = Math.min(longestInWords, tokens.length - at);
      const keyOf = (count: number) =>
        tokens
          .slice(at, at + count)
          .map(({ text }) => text.toLowerCase())
          .join(' ');
      while (length > 0 && !lexicon.has(keyOf(length))) length--;
      if (length > 0) make('word', length, lexicon.get(keyOf(length)));
      else if (isNameLike(token.text, units.length === 0))
        make('name', countCapitals(tokens.slice(at).map(({ text }) => text)));
      else make('word', 1);
    }
  }
  return units;
}

function countCapitals(words: readonly string[]): number {
  const end = words.findIndex((word) => !/^(?:\p{Lu}|\d)/u.test(word));
  return end === -1 ? words.length : Math.max(1, end);
}
