import { rememberByText } from './remember-by-text';

/** A word of a text, with the place it is in. */
export interface Token {
  readonly text: string;
  /** Lower case, without accents, dots, the commas of thousands and apostrophes: the form in which words are compared. */
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
  /\.?[\p{L}\p{N}]+(?:(?:[.'’](?=\p{Ll}|\p{N}|\p{Lu}{2,4}(?![\p{L}\p{N}]))|(?<=\p{N}),(?=\p{N}{3}(?![\p{L}\p{N}])))[\p{L}\p{N}]+)*(?:\+{1,2}|#)?\p{M}*/gu;
const DOT = 46;
const PLUS = 43;
const NOT_ASCII = /[^\x20-\x7e]/;

export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    let [written] = match;
    let start = match.index;
    // A dot before a word is part of it only in names such as ".NET".
    if (written.charCodeAt(0) === DOT && !/^\.NET/i.test(written)) {
      written = written.slice(1);
      start += 1;
    }
    // "ES6+" is ES6, "5+" is 5; the signs of C++ stay.
    if (written.charCodeAt(written.length - 1) === PLUS && /\d\+$/.test(written))
      written = written.slice(0, -1);
    const gap = text.slice(end, start);
    const { word, stem } = readForms(written);
    end = start + written.length;
    const isLineStart = tokens.length === 0 || gap.includes('\n');
    tokens.push({ text: written, word, stem, start, end, gap, isLineStart });
  }
  return tokens;
}

/** Texts of a trade use the same words again and again. */
const readForms = rememberByText(
  (written) => {
    const word = foldWord(written);
    return { word, stem: stemWord(word) };
  },
  { most: 60_000, longest: 30 },
);

function foldWord(written: string): string {
  const lower = NOT_ASCII.test(written)
    ? written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    : written.toLowerCase();
  return lower.startsWith('.') ? lower : lower.replace(/[.,'’]/g, '');
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
