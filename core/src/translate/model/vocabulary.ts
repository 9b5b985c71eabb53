import type { Language } from '../../language';

/** One entry of the vocabulary: a piece of text and the logarithm of how often it was met. */
export type Piece = readonly [text: string, score: number];

/** A stretch of text, or the number of a symbol that represents something hidden from the model. */
export type Part = string | number;

export interface Vocabulary {
  readonly size: number;
  readonly beginning: number;
  readonly end: number;
  /** All that is no text: padding, tags, and what represents something hidden. */
  readonly symbols: ReadonlySet<number>;
  /** The same, and whatever writes a digit. */
  readonly symbolsAndDigits: ReadonlySet<number>;
  readonly numbers: readonly number[];
  readonly names: readonly number[];
  tagOf(language: Language): number;
  /** A symbol by its name: "<sim>". */
  find(symbol: string): number;
  encode(parts: readonly Part[]): number[];
  decode(tokens: readonly number[]): Part[];
  /** Whether a blank comes before it. */
  beginsWord(token: number): boolean;
  /** A word that was met often: it is a token by itself, or one with a short ending. */
  isFamiliar(word: string): boolean;
}

const UNKNOWN = 1;
const BEGINNING = 2;
const END = 3;
const MARK = '▁';
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
/** How much less likely than the rarest piece a character without a piece is. */
const UNKNOWN_PENALTY = 10;

/** A unigram vocabulary as SentencePiece makes it, with byte pieces for characters that have none. */
export function createVocabulary(pieces: readonly Piece[]): Vocabulary {
  const ids = new Map(pieces.map(([text], id) => [text, id]));
  const find = (text: string): number => {
    const id = ids.get(text);
    if (id === undefined) throw new Error(`the vocabulary has no ${text}`);
    return id;
  };
  const numbers = listSymbols(ids, 'n');
  const names = listSymbols(ids, 'e');
  const tags = { en: find('<2en>'), es: find('<2es>') };
  // Pieces given to SentencePiece, rather than found by it, have no score.
  const symbols = new Set(
    pieces.flatMap(([text, score], id) =>
      id <= END || (score === 0 && /^<[^>]+>$/.test(text) && !isByte(text)) ? [id] : [],
    ),
  );
  const bytes = Array.from({ length: 256 }, (_, byte) => find(nameByte(byte)));
  const byteOf = new Map(bytes.map((id, byte) => [id, byte]));
  const words = new Map<string, { readonly id: number; readonly score: number }>();
  let longest = 1;
  let least = 0;
  pieces.forEach(([text, score], id) => {
    if (symbols.has(id) || byteOf.has(id)) return;
    words.set(text, { id, score });
    longest = Math.max(longest, [...text].length);
    least = Math.min(least, score);
  });

  const split = createSplitter({ words, bytes, longest, least });
  function writtenAs(id: number, text: string): string {
    const byte = byteOf.get(id);
    if (byte !== undefined) return readBytes([byte]);
    return symbols.has(id) ? '' : text;
  }

  const noText = new Set([...symbols].filter((id) => id !== END));
  return {
    size: pieces.length,
    beginning: BEGINNING,
    end: END,
    symbols: noText,
    symbolsAndDigits: new Set([
      ...noText,
      ...pieces.flatMap(([text], id) => (/\d/.test(writtenAs(id, text)) ? [id] : [])),
    ]),
    numbers,
    names,
    tagOf: (language) => tags[language],
    find,
    encode(parts) {
      // A blank before the first word, as SentencePiece has it.
      return [MARK, ...parts].flatMap((part, at, all) => {
        if (typeof part === 'number') return part;
        if (at === 0) return typeof all[1] === 'string' ? [] : split(MARK);
        return split((at === 1 ? MARK : '') + part.replaceAll(' ', MARK));
      });
    },
    decode: (tokens) => decodeTokens(tokens, { pieces, symbols, byteOf }),
    beginsWord: (token) => pieces[token]?.[0].startsWith(MARK) === true,
    isFamiliar: (word) =>
      [word, word.toLowerCase()].some((form) =>
        Array.from({ length: LONGEST_ENDING + 1 }, (_, letters) => form.length - letters).some(
          (length) =>
            length >= Math.min(SHORTEST_STEM, form.length) &&
            words.has(MARK + form.slice(0, length)),
        ),
      ),
  };
}

interface Words {
  readonly words: ReadonlyMap<string, { readonly id: number; readonly score: number }>;
  /** The piece of each byte. */
  readonly bytes: readonly number[];
  /** The letters of the longest word. */
  readonly longest: number;
  /** The score of the rarest. */
  readonly least: number;
}

/** The likeliest way to put a text together from pieces. */
function createSplitter({ words, bytes, longest, least }: Words): (text: string) => number[] {
  return (text) => {
    const letters = [...text];
    const best: Step[] = [{ score: 0, from: 0, id: UNKNOWN }];
    const offer = (to: number, step: Step): void => {
      const known = best[to];
      if (known === undefined || step.score > known.score) best[to] = step;
    };
    for (let from = 0; from < letters.length; from++) {
      const { score: before } = best[from] ?? { score: 0 };
      let word = '';
      for (let to = from + 1; to <= Math.min(letters.length, from + longest); to++) {
        word += letters[to - 1];
        const found = words.get(word);
        if (found !== undefined) offer(to, { score: before + found.score, from, id: found.id });
        else if (to === from + 1)
          offer(to, { score: before + least - UNKNOWN_PENALTY, from, id: UNKNOWN });
      }
    }
    return followBack(letters, best, bytes);
  };
}

function followBack(
  letters: readonly string[],
  best: readonly Step[],
  bytes: readonly number[],
): number[] {
  const tokens: number[] = [];
  for (let at = letters.length; at > 0; ) {
    const { from, id } = best[at] ?? { from: at - 1, id: UNKNOWN };
    const own = id === UNKNOWN ? spellBytes(letters[at - 1] ?? '').map((b) => bytes[b] ?? 0) : [id];
    tokens.push(...own.reverse());
    at = from;
  }
  return tokens.reverse();
}

interface Written {
  readonly pieces: readonly Piece[];
  readonly symbols: ReadonlySet<number>;
  readonly byteOf: ReadonlyMap<number, number>;
}

function decodeTokens(tokens: readonly number[], { pieces, symbols, byteOf }: Written): Part[] {
  const parts: Part[] = [];
  let spelled: number[] = [];
  const write = (text: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  };
  const endSpelling = () => {
    if (spelled.length > 0) write(readBytes(spelled));
    spelled = [];
  };
  for (const token of tokens) {
    const byte = byteOf.get(token);
    if (byte !== undefined) {
      spelled.push(byte);
      continue;
    }
    endSpelling();
    if (symbols.has(token)) parts.push(token);
    else write(pieces[token]?.[0].replaceAll(MARK, ' ') ?? '');
  }
  endSpelling();
  const [first] = parts;
  if (typeof first === 'string') parts[0] = first.replace(/^ /, '');
  return parts;
}

interface Step {
  readonly score: number;
  readonly from: number;
  readonly id: number;
}

const isByte = (text: string): boolean => /^<0x[\dA-F]{2}>$/.test(text);

const nameByte = (byte: number): string =>
  `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;

function listSymbols(ids: ReadonlyMap<string, number>, letter: string): readonly number[] {
  const found: number[] = [];
  for (;;) {
    const id = ids.get(`<${letter}${found.length}>`);
    if (id === undefined) return found;
    found.push(id);
  }
}

/** UTF-8, written out because core has no runtime to provide it. */
function spellBytes(letter: string): number[] {
  const code = letter.codePointAt(0) ?? 0;
  // Half a surrogate pair has no bytes.
  const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
  if (point < 0x80) return [point];
  const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
  return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
}

/** What is no UTF-8 is left out. */
function readBytes(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length =
      first < 0x80
        ? 1
        : first < 0xc2
          ? 0
          : first < 0xe0
            ? 2
            : first < 0xf0
              ? 3
              : first < 0xf5
                ? 4
                : 0;
    const tail = bytes.slice(at + 1, at + length);
    if (length === 0 || tail.length < length - 1 || tail.some((byte) => byte >> 6 !== 2)) {
      at++;
      continue;
    }
    const head = length === 1 ? first : first & (0xff >> (length + 1));
    const point = tail.reduce((sum, byte) => (sum << 6) | (byte & 0x3f), head);
    if (point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff))
      text += String.fromCodePoint(point);
    at += length;
  }
  return text;
}
