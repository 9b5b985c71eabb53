/**
 * A text as the engine sets it: as it is, or in pieces, some of which are not to be broken as any other words are. Their
 * width is known where they are set. A text that is longer than a page is several paragraphs.
 */
export type FitText =
  | string
  | { readonly text: string; readonly pieces: readonly Piece[] }
  | { readonly text: string; readonly paragraphs: readonly (readonly Piece[])[] };

export type Piece =
  | string
  /** Never parted, unless no line has room for it. */
  | { readonly kept: string }
  /** A word that a narrow column may have no room for. */
  | { readonly long: string }
  /** The end of a text, kept together if it is short beside its line. */
  | { readonly last: string; readonly pieces: readonly Piece[] };

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: 'kept' | 'long';
}

const LONG_WORD = 12;
const LONGEST_AMOUNT = 12;
/** A longer last word is no widow. */
const LONGEST_LAST = 14;
const LONGEST_BEFORE = 20;
/** A text of fewer bytes is on one line wherever it has room. */
const SHORTEST_WRAPPED = 30;
const SHORTEST_NARROW = 18;
/** The longer a paragraph, the more each of its lines costs. */
const LONGEST_PARAGRAPH = 4000;

const ENDS_IN_YEAR = /\d{4}$/;
const UNIT = /^[%€]/;
const DASH = /^[–—-]/;
const INNER_HYPHEN = /[^-]-+[^-]/;

/**
 * "KS3-KS5" is not parted at its hyphen, which would look like a broken word, "24 %" not at its space, and "2022 – 2024"
 * only after its dash: dates alone on a line would be read as another entry's. A short last word is never alone.
 */
export function fitText(text: string): FitText {
  if (text.length > LONGEST_PARAGRAPH) {
    return { text, paragraphs: cutText(text).map((part) => splitPieces(part)) };
  }
  return asFit(text, splitPieces(text));
}

/** What has no dates beside it may be in a narrow column, where fewer letters are two lines. */
export function fitNarrow(text: string): FitText {
  const fit = asFit(text, splitPieces(text, SHORTEST_NARROW));
  // The engine reads no title from a heading that is kept together as a whole.
  const hasPlain = typeof fit === 'string' || ('pieces' in fit && fit.pieces.some(isPlain));
  return hasPlain ? fit : fitLead(text);
}

const isPlain = (piece: Piece) => typeof piece === 'string' && piece.trim() !== '';

/** What leads an entry is on one line, beside its dates: its end needs no company. */
export function fitLead(text: string): FitText {
  return asFit(text, splitWords(text, listWords(text)));
}

function asFit(text: string, pieces: readonly Piece[]): FitText {
  return pieces.every((piece) => typeof piece === 'string') ? text : { text, pieces };
}

function splitPieces(text: string, shortest = SHORTEST_WRAPPED): Piece[] {
  const words = listWords(text);
  const count = Buffer.byteLength(text) > shortest ? countLast(text, words) : 0;
  const first = words[words.length - count];
  if (!first) return splitWords(text, words);
  const last = text.slice(first.start);
  return [
    ...splitWords(text.slice(0, first.start), words.slice(0, -count)),
    { last, pieces: splitWords(last, listWords(last)) },
  ];
}

/** How many words at the end stay together: a short one and the one before it, with the number that is the unit of. */
function countLast(text: string, words: readonly Word[]): number {
  const [amount, one, last] = [words.at(-3), words.at(-2), words.at(-1)];
  if (!one || !last || last.end < text.length || !isOneSpace(text, one, last)) return 0;
  const isAmountShort = amount && amount.text.length <= LONGEST_AMOUNT;
  // "de 30 %": what comes before a sum stays with it.
  if (isAmountShort && one.text.length <= 6 && /^[%€]\S{0,2}$/.test(last.text)) {
    if (isOneSpace(text, amount, one)) return 3;
  }
  if (DASH.test(one.text) || one.text.length > LONGEST_BEFORE || last.text.length > LONGEST_LAST)
    return 0;
  return isAmountShort && keepsNext(text, amount, one) ? 3 : 2;
}

function splitWords(text: string, words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, kind } of listSpans(text, words)) {
    if (start > done) pieces.push(text.slice(done, start));
    const word = text.slice(start, end);
    pieces.push(kind === 'kept' ? { kept: word } : { long: word });
    done = end;
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

function listSpans(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (!word) continue;
    const { start, end } = word;
    if (next && keepsNext(text, word, next)) {
      spans.push({ start, end: next.end, kind: 'kept' });
      index += 1;
    } else if (word.text.includes('-') && INNER_HYPHEN.test(word.text)) {
      spans.push({ start, end, kind: 'kept' });
    } else if (word.text.length >= LONG_WORD) {
      spans.push({ start, end, kind: 'long' });
    }
  }
  return spans;
}

/** A number and its unit, a year and the dash after it. */
function keepsNext(text: string, word: Word, next: Word): boolean {
  if (!isDigit(word.text.charCodeAt(word.text.length - 1))) return false;
  if (!isOneSpace(text, word, next)) return false;
  return UNIT.test(next.text) || (ENDS_IN_YEAR.test(word.text) && DASH.test(next.text));
}

const isDigit = (code: number) => code >= 48 && code <= 57;

const isOneSpace = (text: string, word: Word, next: Word) =>
  next.start === word.end + 1 && text[word.end] === ' ';

function listWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    words.push({ text: word, start: index, end: index + word.length });
  }
  return words;
}

/** Parts that look like one text when they are set one below the other. They end where words do, if there are words. */
function cutText(text: string): string[] {
  const signs = [...text];
  const parts: string[] = [];
  let carried = '';
  for (let at = 0; at < signs.length; at += LONGEST_PARAGRAPH) {
    const chunk = carried + signs.slice(at, at + LONGEST_PARAGRAPH).join('');
    const space = chunk.lastIndexOf(' ');
    parts.push(space < 0 ? chunk : chunk.slice(0, space));
    carried = space < 0 ? '' : chunk.slice(space + 1);
  }
  return carried === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1)} ${carried}`];
}
