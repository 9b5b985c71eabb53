import { MemoryLayout } from './memory-layout';
import type { ModelFile, ModelHeader, TensorEntry } from './model-file';

type Address = number;

/** A matrix in the kernel's order, with what is multiplied and added after it. */
export interface Linear {
  readonly weights: Address;
  readonly scales: Address;
  /** The sum of each column's weights. */
  readonly totals: Address;
  readonly bias: Address;
  /** A multiple of 4; the last ones may be nobody's. */
  readonly columns: number;
  readonly depth: number;
}

export interface Norm {
  readonly gain: Address;
  readonly bias: Address;
}

export interface Attention {
  readonly query: Linear;
  readonly keysAndValues: Linear;
  readonly out: Linear;
}

export interface Layer {
  readonly beforeAttention: Norm;
  readonly attention: Attention;
  readonly beforeFeedForward: Norm;
  readonly widen: Linear;
  readonly narrow: Linear;
}

interface DecoderLayer extends Layer {
  readonly beforeSource: Norm;
  readonly source: Attention;
}

export interface Weights {
  readonly embedding: Linear;
  readonly encoder: readonly Layer[];
  readonly encoderNorm: Norm;
  readonly decoder: readonly DecoderLayer[];
  readonly decoderNorm: Norm;
  readonly sentence: Linear | undefined;
  /** The first address behind them. */
  readonly end: Address;
}

/** Before it is what the threads tell each other. */
const FIRST: Address = 64;

interface Write {
  readonly entry: TensorEntry;
  readonly to: Address;
  /** Of a matrix; a vector has none. */
  readonly scales?: Address;
  readonly totals?: Address;
}

export interface Plan extends Weights {
  readonly writes: readonly Write[];
}

/**
 * Where each part of the model lies in memory: the same for every thread, and written by one of them. Behind a first plan, where only the
 * layers differ, the rest is shared.
 */
export function planWeights(header: ModelHeader, first?: Plan): Plan {
  const entries = new Map(header.tensors.map((entry) => [entry.name, entry]));
  const writes: Write[] = [];
  const layout = new MemoryLayout(first?.end ?? FIRST);
  const reserve = (bytes: number): Address => layout.reserve(bytes);
  const find = (name: string, rows: number, cols: number): TensorEntry => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`the model has no ${name}`);
    if (entry.rows * entry.cols !== rows * cols || (rows > 1 && entry.rows !== rows))
      throw new Error(`${name} has another shape than the model`);
    return entry;
  };
  const placeVector = (name: string, size: number): Address => {
    const to = reserve(pad(size) * 4);
    writes.push({ entry: find(name, 1, size), to });
    return to;
  };
  const placeLinear = (name: string, rows: number, depth: number, hasBias = true): Linear => {
    const columns = pad(rows);
    const weights = reserve(columns * depth);
    const sides = { scales: reserve(columns * 4), totals: reserve(columns * 4) };
    writes.push({ entry: find(`${name}.weight`, rows, depth), to: weights, ...sides });
    const bias = hasBias ? placeVector(`${name}.bias`, rows) : reserve(columns * 4);
    return { weights, ...sides, bias, columns, depth };
  };
  const { dim, ffn } = header;
  const placeNorm = (name: string): Norm => ({
    gain: placeVector(`${name}.weight`, dim),
    bias: placeVector(`${name}.bias`, dim),
  });
  const placeAttention = (name: string): Attention => ({
    query: placeLinear(`${name}.q`, dim, dim),
    keysAndValues: placeLinear(`${name}.kv`, 2 * dim, dim),
    out: placeLinear(`${name}.o`, dim, dim),
  });
  const placeLayer = (name: string): Layer => ({
    beforeAttention: placeNorm(`${name}.n1`),
    attention: placeAttention(`${name}.a`),
    beforeFeedForward: placeNorm(`${name}.n2`),
    widen: placeLinear(`${name}.f1`, ffn, dim),
    narrow: placeLinear(`${name}.f2`, dim, ffn),
  });
  const layers = <T>(amount: number, place: (at: number) => T): T[] =>
    Array.from({ length: amount }, (_, at) => place(at));
  const sentenceRows = entries.get('sent.weight')?.rows;
  return {
    embedding: first?.embedding ?? placeLinear('e', header.vocab.length, dim, false),
    encoder: layers(header.encoderLayers, (at) => placeLayer(`enc.${at}`)),
    encoderNorm: placeNorm('ne'),
    decoder: layers(header.decoderLayers, (at) => ({
      ...placeLayer(`dec.${at}`),
      beforeSource: placeNorm(`dec.${at}.n3`),
      source: placeAttention(`dec.${at}.c`),
    })),
    decoderNorm: placeNorm('nd'),
    sentence:
      first || sentenceRows === undefined
        ? first?.sentence
        : placeLinear('sent', sentenceRows, dim, false),
    writes,
    end: layout.end,
  };
}

const pad = (rows: number): number => Math.ceil(rows / 4) * 4;

/** Where the numbers of each part come from. */
export interface WeightsSource {
  vector(entry: TensorEntry): Float32Array;
  matrix(entry: TensorEntry): Matrix;
}

/** Fills the memory as planned. Throws where a number in the file is none. */
export function writeWeights(
  { writes }: Plan,
  source: WeightsSource,
  memory: ArrayBufferLike,
): void {
  for (const { entry, to, scales, totals } of writes) {
    if (scales === undefined || totals === undefined)
      new Float32Array(memory).set(source.vector(entry), to / 4);
    else writeMatrix({ weights: to, scales, totals }, source.matrix(entry), memory);
  }
}

/** As they are in the file. */
export const readWeights = ({ data }: ModelFile): WeightsSource => ({
  vector: (entry) => readVector(data, entry),
  matrix: (entry) => readMatrix(data, entry),
});

export function writeMatrix(
  { weights, scales, totals }: Pick<Linear, 'weights' | 'scales' | 'totals'>,
  { rows, own }: Matrix,
  memory: ArrayBufferLike,
): void {
  const shape = { rows: own.length, cols: rows.length / own.length };
  new Float32Array(memory).set(own, scales / 4);
  new Int32Array(memory).set(sumRows(rows, shape), totals / 4);
  packRows(rows, shape, memory, weights);
}

export const readVector = (data: Uint8Array, entry: TensorEntry): Float32Array =>
  readFloats(data, entry, entry.offset);

function readFloats(
  data: Uint8Array,
  { name, rows, cols, type }: TensorEntry,
  offset: number,
): Float32Array {
  const size = type === 'i8' ? rows : rows * cols;
  // A copy, since nothing says that the file lies where its numbers can be read in place.
  const values = new Float32Array(data.slice(offset, offset + size * 4).buffer);
  if (!values.every(Number.isFinite)) throw new Error(`${name} holds something that is no number`);
  return values;
}

type Shape = Pick<TensorEntry, 'rows' | 'cols'>;

/** Rows of eight bits, each with a scale. */
export interface Matrix {
  readonly rows: Int8Array;
  readonly own: Float32Array;
}

export function readMatrix(data: Uint8Array, entry: TensorEntry): Matrix {
  const { rows: count, cols, offset, scaleOffset } = entry;
  if (entry.type === 'i8') {
    const rows = new Int8Array(data.buffer, data.byteOffset + offset, count * cols);
    return { rows, own: readFloats(data, entry, scaleOffset ?? 0) };
  }
  const values = readFloats(data, entry, offset);
  const matrix = { rows: new Int8Array(values.length), own: new Float32Array(count) };
  for (let row = 0; row < count; row++)
    roundRow(values.subarray(row * cols, (row + 1) * cols), row, matrix);
  return matrix;
}

/** Puts a row into a matrix, in eight bits. */
export function roundRow(values: Float32Array, row: number, { rows, own }: Matrix): void {
  let most = 1e-8;
  for (const value of values) most = Math.max(most, Math.abs(value));
  const scale = most / 127;
  own[row] = scale;
  const start = row * values.length;
  for (let at = 0; at < values.length; at++)
    rows[start + at] = Math.round((values[at] ?? 0) / scale);
}

/** Four rows beside each other, 16 bytes of each in turn, as the kernel walks through them. */
function packRows(
  rows: Int8Array,
  { rows: count, cols }: Shape,
  memory: ArrayBufferLike,
  at: Address,
): void {
  // A copy, since nothing says that the file lies where its numbers can be read in place.
  const line = new Int8Array(cols);
  const from = new Int32Array(line.buffer);
  const to = new Int32Array(memory);
  for (let row = 0; row < count; row++) {
    line.set(rows.subarray(row * cols, (row + 1) * cols));
    let target = (at + findPackedRow(row, cols)) / 4;
    for (let source = 0; source < cols / 4; source += 4) {
      for (let word = 0; word < 4; word++) to[target + word] = from[source + word] ?? 0;
      target += 16;
    }
  }
}

function sumRows(values: Int8Array, { rows, cols }: Shape): Int32Array {
  const sums = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let at = row * cols; at < (row + 1) * cols; at++) sum += values[at] ?? 0;
    sums[row] = sum;
  }
  return sums;
}

/** How far from the beginning of a matrix a row begins; its 16 bytes go on every 64. */
export const findPackedRow = (row: number, depth: number): number =>
  (row >> 2) * 4 * depth + (row & 3) * 16;
