import { isSameWord } from './stem-words';
import { vectorsOne } from './word-vectors-one';
import { vectorsTwo } from './word-vectors-two';
import { vectorWords, wordWeights } from './word-vectors-words';

interface WordVectors {
  readonly placeOf: ReadonlyMap<string, number>;
  readonly weights: Uint8Array;
  /** Those of the words that were asked for, at the places of the words. */
  readonly rows: (Row | undefined)[];
}

interface Row {
  readonly values: Int8Array;
  readonly length: number;
}

const DIMENSIONS = 104;
/** Words less alike than this have nothing to do with each other. */
const NOTHING_ALIKE = 0.2;
/** The weight of an unknown word, usually a name. */
const STRANGE_WEIGHT = 40;
const SAME_WORD = 0.9;
/** Words that weigh less say only that something is asked for: "experience", "conocimientos". */
export const TELLING_WEIGHT = 16;

let vectors: WordVectors | null = null;

/** Read when the first line is compared. */
function openVectors(): WordVectors {
  vectors ??= readVectors();
  return vectors;
}

function readVectors(): WordVectors {
  const placeOf = new Map<string, number>();
  let before = '';
  for (const coded of vectorWords.split(' ')) {
    before = before.slice(0, Number.parseInt(coded[0] ?? '0', 36)) + coded.slice(1);
    placeOf.set(before, placeOf.size);
  }
  const weights = new Uint8Array(placeOf.size);
  for (let at = 0; at < weights.length; at++) weights[at] = readByte(wordWeights, at);
  return { placeOf, weights, rows: Array<undefined>(placeOf.size) };
}

const BYTES = DIMENSIONS / 2;
/** The first half holds whole rows. */
const ROWS_OF_FIRST = Math.floor((vectorsOne.replace(/=+$/, '').length * 3) / 4 / BYTES);

/** A comparison asks for some hundred words of thirty thousand. */
function openRow(place: number): Row {
  const { rows } = openVectors();
  const known = rows[place];
  if (known !== undefined) return known;
  const isFirst = place < ROWS_OF_FIRST;
  const half = isFirst ? vectorsOne : vectorsTwo;
  const from = (isFirst ? place : place - ROWS_OF_FIRST) * BYTES;
  const values = new Int8Array(DIMENSIONS);
  for (let at = 0; at < BYTES; at++) {
    const pair = readByte(half, from + at);
    values[2 * at] = (pair >> 4) - 8;
    values[2 * at + 1] = (pair & 15) - 8;
  }
  const row = { values, length: Math.sqrt(multiply(values, values)) };
  rows[place] = row;
  return row;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const codes = new Uint8Array(128);
for (let code = 0; code < SIGNS.length; code++) codes[SIGNS.charCodeAt(code)] = code;

/** Decodes one byte of base64. Core runs in browsers and Node, and needs only a few of the bytes. */
function readByte(text: string, at: number): number {
  const bit = at * 8;
  const sign = Math.floor(bit / 6);
  const two = ((codes[text.charCodeAt(sign)] ?? 0) << 6) | (codes[text.charCodeAt(sign + 1)] ?? 0);
  return (two >> (4 - (bit % 6))) & 255;
}

function multiply(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** A stem, looked up once for all it is compared with. */
export interface PlacedStem {
  readonly stem: string;
  readonly place: number | undefined;
}

export function placeStem(stem: string): PlacedStem {
  return { stem, place: openVectors().placeOf.get(stem) };
}

export function compareStems(one: PlacedStem, other: PlacedStem): number {
  if (one.stem === other.stem) return 1;
  const same = isSameWord(one.stem, other.stem) ? SAME_WORD : 0;
  if (one.place === undefined || other.place === undefined) return same;
  const [left, right] = [openRow(one.place), openRow(other.place)];
  return Math.max(multiply(left.values, right.values) / (left.length * right.length), same);
}

export interface Likeness {
  /** 0 to 1: how much of what is wanted the line says, in the same words or in others of either language. */
  readonly alike: number;
  /** How much of it in the same words. */
  readonly same: number;
  /** How well the telling word that fits worst is said. */
  readonly least: number;
  /** How many words tell what is wanted. */
  readonly telling: number;
  /** How much of the line is about it. */
  readonly about: number;
}

/** Matches each wanted word with the nearest word of the line, weighted by significance, and the other way round. */
export function compareLines(wanted: readonly string[], line: readonly string[]): Likeness {
  const nearest = line.map(() => 0);
  let total = 0;
  let alike = 0;
  let same = 0;
  let least = 1;
  let telling = 0;
  const placed = line.map(placeStem);
  for (const one of wanted.map(placeStem)) {
    const { stem } = one;
    const weight = weigh(stem);
    let best = 0;
    placed.forEach((other, at) => {
      const near = compareStems(one, other);
      best = Math.max(best, near);
      nearest[at] = Math.max(nearest[at] ?? 0, near);
    });
    total += weight;
    if (weight >= TELLING_WEIGHT) {
      telling += 1;
      least = Math.min(least, stretch(best));
    }
    alike += weight * stretch(best);
    if (best >= SAME_WORD && line.some((other) => isSameWord(stem, other))) same += weight;
  }
  if (total === 0) return { alike: 0, same: 0, least: 0, telling, about: 0 };
  const length = line.reduce((sum, stem) => sum + weigh(stem), 0);
  const about = line.reduce((sum, stem, at) => sum + weigh(stem) * stretch(nearest[at] ?? 0), 0);
  return {
    alike: alike / total,
    same: same / total,
    least,
    telling,
    about: length === 0 ? 0 : about / length,
  };
}

export function isTelling(stem: string): boolean {
  return weigh(stem) >= TELLING_WEIGHT;
}

export function weigh(stem: string): number {
  const { placeOf, weights } = openVectors();
  return weights[placeOf.get(stem) ?? -1] ?? STRANGE_WEIGHT;
}

export function stretch(alike: number): number {
  return Math.max(0, (alike - NOTHING_ALIKE) / (1 - NOTHING_ALIKE));
}
