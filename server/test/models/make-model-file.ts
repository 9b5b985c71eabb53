import { createHash } from 'node:crypto';
import type { Piece } from '@trayecto/core/translate/model';

interface ModelShape {
  readonly dim: number;
  readonly heads: number;
  readonly encoderLayers: number;
  readonly decoderLayers: number;
  readonly ffn: number;
  readonly words: readonly string[];
  readonly seed: number;
  /** More makes a model that is surer of itself. */
  readonly spread?: number;
  readonly takesHints?: boolean;
  readonly corrects?: boolean;
}

export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly values: Float64Array;
}

export interface MadeModel {
  readonly bytes: Buffer;
  readonly header: Record<string, unknown>;
  readonly vocab: readonly Piece[];
  /** The weights as the file has them, after rounding. */
  readonly tensors: ReadonlyMap<string, Matrix>;
}

/** Tensors one after another, as a file has them. */
function collectTensors(random: () => number) {
  const tensors = new Map<string, Matrix>();
  const entries: Record<string, unknown>[] = [];
  const blobs: Buffer[] = [];
  let size = 0;
  const put = (blob: Buffer): number => {
    const at = size;
    const padded = Buffer.concat([blob, Buffer.alloc((16 - (blob.length % 16)) % 16)]);
    blobs.push(padded);
    size += padded.length;
    return at;
  };
  const addVector = (name: string, cols: number, draw: () => number) => {
    const values = Float32Array.from({ length: cols }, draw);
    tensors.set(name, { rows: 1, cols, values: Float64Array.from(values) });
    entries.push({ name, rows: 1, cols, type: 'f32', offset: put(Buffer.from(values.buffer)) });
  };
  const addMatrix = (name: string, rows: number, cols: number, spread: number) => {
    const whole = Int8Array.from({ length: rows * cols }, () => Math.round(random() * 127));
    const scales = Float32Array.from({ length: rows }, () => (spread / 127) * (1 + random() / 4));
    const values = Float64Array.from(
      whole,
      (value, at) => value * (scales[Math.floor(at / cols)] ?? 0),
    );
    tensors.set(name, { rows, cols, values });
    entries.push({
      ...{ name, rows, cols, type: 'i8' },
      offset: put(Buffer.from(whole.buffer)),
      scaleOffset: put(Buffer.from(scales.buffer)),
    });
  };
  return { tensors, entries, blobs, addVector, addMatrix };
}

/** A model file with weights drawn at random, as training would write it (docs/translation-model.md). */
export function makeModelFile(shape: ModelShape): MadeModel {
  const random = drawNumbers(shape.seed);
  const vocab = makeVocabulary(shape.words);
  const { dim, ffn, heads, encoderLayers, decoderLayers } = shape;
  const { tensors, entries, blobs, addVector, addMatrix } = collectTensors(random);
  const addLinear = (name: string, rows: number, cols: number) => {
    addMatrix(`${name}.weight`, rows, cols, (shape.spread ?? 1.5) / Math.sqrt(cols));
    addVector(`${name}.bias`, rows, () => random() / 4);
  };
  const addNorm = (name: string) => {
    addVector(`${name}.weight`, dim, () => 1 + random() / 4);
    addVector(`${name}.bias`, dim, () => random() / 4);
  };
  const addAttention = (name: string) => {
    addLinear(`${name}.q`, dim, dim);
    addLinear(`${name}.kv`, 2 * dim, dim);
    addLinear(`${name}.o`, dim, dim);
  };
  addMatrix('e.weight', vocab.length, dim, (shape.spread ?? 1.5) / Math.sqrt(dim));
  for (const [stack, layers] of [
    ['enc', encoderLayers],
    ['dec', decoderLayers],
  ] as const) {
    for (let at = 0; at < layers; at++) {
      const name = `${stack}.${at}`;
      for (const norm of stack === 'enc' ? ['n1', 'n2'] : ['n1', 'n2', 'n3'])
        addNorm(`${name}.${norm}`);
      for (const part of stack === 'enc' ? ['a'] : ['a', 'c']) addAttention(`${name}.${part}`);
      addLinear(`${name}.f1`, ffn, dim);
      addLinear(`${name}.f2`, dim, ffn);
    }
  }
  addNorm('ne');
  addNorm('nd');
  addMatrix('sent.weight', 16, dim, 1 / Math.sqrt(dim));
  const header = {
    ...{ dim, heads, encoderLayers, decoderLayers, ffn, vocab },
    ...{ tensors: entries, sentenceTag: '<sim>' },
    takesHints: shape.takesHints,
    corrects: shape.corrects,
  };
  return { bytes: writeFile(header, blobs), header, vocab, tensors };
}

/** A file to lay over such a model, and the model that comes of both. */
export function makeAdapterFile(
  model: MadeModel,
  { seed, rank }: { readonly seed: number; readonly rank: number },
): { readonly bytes: Buffer; readonly adapted: MadeModel } {
  const random = drawNumbers(seed);
  const { tensors, entries, blobs, addVector, addMatrix } = collectTensors(random);
  const adapted = new Map(model.tensors);
  for (const [name, whole] of model.tensors) {
    if (!/^(?:enc|dec)/.test(name)) continue;
    if (whole.rows === 1) {
      addVector(name, whole.cols, () => random() / 2);
      adapted.set(name, tensors.get(name) ?? whole);
      continue;
    }
    const [low, high] = ['low', 'high'].map((part) => name.replace('weight', part)) as [
      string,
      string,
    ];
    addMatrix(low, rank, whole.cols, 1 / Math.sqrt(whole.cols));
    addMatrix(high, rank, whole.rows, 1);
    const product = (row: number, col: number) =>
      Array.from({ length: rank }, (_, at) => {
        const [a, b] = [
          tensors.get(low)?.values[at * whole.cols + col],
          tensors.get(high)?.values[at * whole.rows + row],
        ];
        return (a ?? 0) * (b ?? 0);
      }).reduce((sum, value) => sum + value, 0);
    const values = whole.values.map(
      (value, at) => value + product(Math.floor(at / whole.cols), at % whole.cols),
    );
    adapted.set(name, { ...whole, values });
  }
  const base = createHash('sha256').update(model.bytes).digest('hex');
  return {
    bytes: writeFile({ rank, base, tensors: entries }, blobs),
    adapted: { ...model, tensors: adapted },
  };
}

export function writeFile(header: unknown, blobs: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([text, Buffer.alloc((16 - ((12 + text.length) % 16)) % 16, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([Buffer.from('TRYMODL1'), length, padded, ...blobs]);
}

const LETTERS = [...'▁abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNOPQRSTUVWXYZ.,;:()%€$£\'"-–/'];

function makeVocabulary(words: readonly string[]): readonly Piece[] {
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  );
  const symbols = [
    ...['<pad>', '<unk>', '<s>', '</s>', '<2en>', '<2es>'],
    ...Array.from({ length: 12 }, (_, at) => `<n${at}>`),
    ...Array.from({ length: 10 }, (_, at) => `<e${at}>`),
    '<sim>',
    ...bytes,
  ];
  const plain = [...new Set([...words, ...LETTERS])];
  return [
    ...symbols.map((text): Piece => [text, 0]),
    ...plain.map((text, at): Piece => [text, text.length > 1 ? -6 - at / 1e4 : -10 - at / 1e4]),
  ];
}

/** From −1 to 1, the same for the same seed. */
function drawNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}
