import { isSameWord } from './stem-words';
import { vectorsOne } from './word-vectors-one';
import { vectorsTwo } from './word-vectors-two';
import { vectorWords, wordWeights } from './word-vectors-words';

interface WordVectors {
  readonly placeOf: ReadonlyMap<string, number>;
  readonly values: Int8Array;
  readonly lengths: Float32Array;
  readonly weights: Uint8Array;
}

const DIMENSIONS = 104;
/** Words less alike than this have nothing to do with each other. */
const NOTHING_ALIKE = 0.2;
/** What a word weighs that nobody has met: a name, most often. */
const STRANGE_WEIGHT = 40;
const SAME_WORD = 0.9;
/** Words that weigh less say only that something is asked for: "experience", "conocimientos". */
const TELLING_WEIGHT = 16;

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
  const values = new Int8Array(placeOf.size * DIMENSIONS);
  let at = 0;
  for (const half of [vectorsOne, vectorsTwo])
    for (const pair of readBase64(half)) {
      values[at] = (pair >> 4) - 8;
      values[at + 1] = (pair & 15) - 8;
      at += 2;
    }
  const lengths = new Float32Array(placeOf.size);
  for (let place = 0; place < lengths.length; place++)
    lengths[place] = Math.sqrt(multiply(values, place, place));
  return { placeOf, values, lengths, weights: readBase64(wordWeights) };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Neither browser nor Node is known here. */
function readBase64(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < SIGNS.length; code++) codes[SIGNS.charCodeAt(code)] = code;
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let place = 0; place < text.length && at < length; place++) {
    bits = ((bits << 6) | (codes[text.charCodeAt(place)] ?? 0)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 255;
    at += 1;
  }
  return bytes;
}

function multiply(values: Int8Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++)
    sum += (values[one * DIMENSIONS + at] ?? 0) * (values[other * DIMENSIONS + at] ?? 0);
  return sum;
}

function compareStems(one: string, other: string): number {
  if (one === other) return 1;
  const { placeOf, values, lengths } = openVectors();
  const [a, b] = [placeOf.get(one), placeOf.get(other)];
  if (a === undefined || b === undefined) return isSameWord(one, other) ? SAME_WORD : 0;
  const alike = multiply(values, a, b) / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
  return Math.max(alike, isSameWord(one, other) ? SAME_WORD : 0);
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

/** Each word that is wanted by the word of the line that comes nearest to it, weighed by how much it tells; and the other way round. */
export function compareLines(wanted: readonly string[], line: readonly string[]): Likeness {
  const nearest = line.map(() => 0);
  let total = 0;
  let alike = 0;
  let same = 0;
  let least = 1;
  let telling = 0;
  for (const stem of wanted) {
    const weight = weigh(stem);
    let best = 0;
    line.forEach((other, at) => {
      const near = compareStems(stem, other);
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

function weigh(stem: string): number {
  const { placeOf, weights } = openVectors();
  return weights[placeOf.get(stem) ?? -1] ?? STRANGE_WEIGHT;
}

function stretch(alike: number): number {
  return Math.max(0, (alike - NOTHING_ALIKE) / (1 - NOTHING_ALIKE));
}
