/** A word of a text, with the place it is in. */
export interface Token {
  readonly text: string;
  /** Lower case, without accents, dots and apostrophes: the form in which words are compared. */
  readonly word: string;
  /** `word` without the ending of a plural. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** What is between this word and the one before it. */
  readonly gap: string;
  readonly isLineStart: boolean;
}

const WORD =
  /\.?[\p{L}\p{N}]+(?:[.'’](?=\p{Ll}|\p{N}|\p{Lu}{2,4}(?![\p{L}\p{N}]))[\p{L}\p{N}]+)*(?:\+{1,2}|#)?\p{M}*/gu;
const ASCII = /^[\x20-\x7e]*$/;

export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    let [written] = match;
    let start = match.index;
    // A dot before a word is part of it only in names such as ".NET".
    if (written.startsWith('.') && !/^\.NET/i.test(written)) {
      written = written.slice(1);
      start += 1;
    }
    // "ES6+" is ES6, "5+" is 5; the signs of C++ stay.
    if (/\d\+$/.test(written)) written = written.slice(0, -1);
    const gap = text.slice(end, start);
    const word = foldWord(written);
    tokens.push({
      text: written,
      word,
      stem: stemWord(word),
      start,
      end: start + written.length,
      gap,
      isLineStart: tokens.length === 0 || gap.includes('\n'),
    });
    end = start + written.length;
  }
  return tokens;
}

function foldWord(written: string): string {
  const lower = ASCII.test(written)
    ? written.toLowerCase()
    : written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.startsWith('.') ? lower : lower.replace(/[.'’]/g, '');
}

/** "contratos" and "contrato", "instalaciones" and "instalación", "medicines" and "medicine" are one word. */
function stemWord(word: string): string {
  if (word.length < 4) return word;
  const isPlural = word.endsWith('s') && !/(?:ss|us|is)$/.test(word);
  if (isPlural && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const singular = isPlural ? word.slice(0, -1) : word;
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

/** A text by the stems of its words, for comparing wordings. */
export function writeKey(text: string): string {
  return readTokens(text)
    .map(({ stem }) => stem)
    .join(' ');
}
