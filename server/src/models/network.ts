import type {
  DecodingRow,
  ForcedTarget,
  ForcedToken,
  NextTokens,
} from '@trayecto/core/translate/model';
import { type Kernel, loadKernel } from './kernel/load-kernel';
import { LayerSteps } from './layer-steps';
import type { ModelHeader } from './model-file';
import { readNextTokens } from './next-tokens';
import { makePositions } from './positions';
import { findPackedRow, type Weights } from './weights';
import type { BatchLimits, Workspace } from './workspace';

type Address = number;

/** A sentence of the batch: where its tokens lie among those of all. */
interface Stretch {
  readonly start: number;
  readonly length: number;
}

/** A row of the decoder: which sentence it looks at, and which slots, by a list of their places from a first one on. */
interface OwnRow {
  readonly sentence: number;
  readonly list: Address;
  readonly first: number;
  readonly length: number;
}

const NOTHING_BARRED: ReadonlySet<number> = new Set();

/** The transformer of one thread: a batch is encoded, then decoded step by step. Weights are shared, all else is its own. */
export class Network {
  private readonly kernel: Kernel;
  private readonly steps: LayerSteps;
  private readonly floats: Float32Array;
  private readonly integers: Int32Array;
  private readonly bytes: Int8Array;
  private readonly positions: Float32Array;
  private sentences: readonly Stretch[] = [];
  private step = 0;
  private usedSlots = 0;

  constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly header: ModelHeader,
    private readonly weights: Weights,
    private readonly space: Workspace,
    private readonly limits: BatchLimits,
  ) {
    this.kernel = loadKernel(memory);
    this.steps = new LayerSteps(this.kernel, header, space);
    this.floats = new Float32Array(memory.buffer);
    this.integers = new Int32Array(memory.buffer);
    this.bytes = new Int8Array(memory.buffer);
    this.positions = makePositions(limits.length, header.dim);
    for (let at = 0; at < limits.length; at++) this.integers[space.counting / 4 + at] = at;
  }

  /** Reads a batch of sentences; what was read before is forgotten. */
  encode(sentences: readonly (readonly number[])[]): void {
    const { space, weights } = this;
    let total = 0;
    this.sentences = sentences.map(({ length }) => {
      const stretch = { start: total, length };
      total += length;
      return stretch;
    });
    if (total > this.limits.tokens || sentences.some(({ length }) => length > this.limits.length))
      throw new RangeError('the batch is too large');
    sentences.forEach((tokens, at) => {
      const { start } = this.stretch(at);
      tokens.forEach((token, place) => {
        this.embed(token, place, start + place);
      });
    });
    for (const layer of weights.encoder) {
      this.steps.norm(layer.beforeAttention, total);
      this.steps.project(space.normed, total, layer.attention.query, space.query);
      this.steps.apply(layer.attention.keysAndValues, total, space.keysAndValues);
      for (const { start, length } of this.sentences)
        for (let row = start; row < start + length; row++)
          this.steps.attend(
            row,
            space.keysAndValues + start * this.slotBytes,
            space.counting,
            length,
          );
      this.steps.finishAttention(layer.attention, total);
      this.steps.feedForward(layer, total);
    }
    this.steps.norm(weights.encoderNorm, total);
    this.step = 0;
    this.usedSlots = 0;
  }

  /** Prepares what was read for being looked at while decoding. */
  beginDecoding(): void {
    const { space, weights } = this;
    const total = this.sentences.reduce((sum, { length }) => sum + length, 0);
    this.steps.quantize(space.normed, total, this.header.dim);
    weights.decoder.forEach((layer, at) => {
      this.steps.apply(layer.source.keysAndValues, total, place(space.sourceSlots, at));
    });
  }

  /** One more token for each row. */
  advance(rows: readonly DecodingRow[]): NextTokens {
    const { limits } = this;
    const count = rows.length;
    if (count > limits.rows || this.usedSlots + count > limits.slots || this.step >= limits.length)
      throw new RangeError('the translation is too long');
    const histories = this.extendHistories(rows);
    rows.forEach(({ token }, row) => {
      this.embed(token, this.step, row);
    });
    this.decode(
      rows.map(({ sentence }, row) => ({
        sentence,
        list: histories + row * limits.length * 4,
        first: 0,
        length: this.step + 1,
      })),
      this.usedSlots,
    );
    this.step++;
    this.usedSlots += count;
    return this.predict(0, count);
  }

  /**
   * What the model thinks of texts given to it, all their tokens at once: one text may be given for a sentence, or several.
   * Nothing may have been written by advance() since the batch was read.
   */
  follow(targets: readonly ForcedTarget[], beginning: number): readonly (readonly ForcedToken[])[] {
    const { space, limits } = this;
    const wanted = targets.flatMap(({ tokens }) => tokens);
    const most = Math.min(limits.tokens, limits.slots);
    if (wanted.length > most || targets.some(({ tokens }) => tokens.length > limits.length))
      throw new RangeError('the texts are too long');
    const rows: OwnRow[] = [];
    for (const { sentence, tokens } of targets) {
      const first = rows.length;
      tokens.forEach((_, at) => {
        this.embed(tokens[at - 1] ?? beginning, at, first + at);
        rows.push({ sentence, list: space.counting, first, length: at + 1 });
      });
    }
    this.decode(rows, 0);
    const found: ForcedToken[] = [];
    for (let first = 0; first < rows.length; first += limits.rows) {
      const some = wanted.slice(first, first + limits.rows);
      const next = this.predict(first, some.length);
      some.forEach((token, row) => {
        const [best] = next.likeliest(row, 1, NOTHING_BARRED);
        const logProbability = next.logProbability(row, token);
        found.push({ logProbability, best: best ?? { token, logProbability } });
      });
    }
    return targets.map(({ tokens }) => found.splice(0, tokens.length));
  }

  /** The rows in the stream through all layers of the decoder; their keys and values are kept from a slot on. */
  private decode(rows: readonly OwnRow[], slot: number): void {
    const { space, weights } = this;
    const count = rows.length;
    weights.decoder.forEach((layer, at) => {
      const own = place(space.ownSlots, at);
      this.steps.norm(layer.beforeAttention, count);
      this.steps.project(space.normed, count, layer.attention.query, space.query);
      this.steps.apply(layer.attention.keysAndValues, count, own + slot * this.slotBytes);
      rows.forEach(({ list, first, length }, row) => {
        this.steps.attend(row, own + first * this.slotBytes, list, length);
      });
      this.steps.finishAttention(layer.attention, count);
      this.steps.norm(layer.beforeSource, count);
      this.steps.project(space.normed, count, layer.source.query, space.query);
      rows.forEach(({ sentence }, row) => {
        const { start, length } = this.stretch(sentence);
        const source = place(space.sourceSlots, at) + start * this.slotBytes;
        this.steps.attend(row, source, space.counting, length);
      });
      this.steps.finishAttention(layer.source, count);
      this.steps.feedForward(layer, count);
    });
    this.steps.norm(weights.decoderNorm, count);
  }

  /** What comes after some of the decoded rows. */
  private predict(first: number, count: number): NextTokens {
    const { space, weights, header } = this;
    const from = space.normed + first * header.dim * 4;
    this.steps.project(from, count, weights.embedding, space.logits);
    return readNextTokens(this.kernel, this.memory, space, count, {
      columns: weights.embedding.columns,
      vocabulary: header.vocab.length,
    });
  }

  /** A vector of length one for each sentence that was read; its first token, a tag, does not count. */
  readSentences(): readonly Float32Array[] {
    const { sentence } = this.weights;
    if (sentence === undefined) throw new Error('the model has no sentence vectors');
    const { dim } = this.header;
    const { space, floats } = this;
    return this.sentences.map(({ start, length }) => {
      const mean = new Float32Array(dim);
      for (let row = start + 1; row < start + length; row++) {
        const from = space.normed / 4 + row * dim;
        for (let at = 0; at < dim; at++) mean[at] = (mean[at] ?? 0) + (floats[from + at] ?? 0);
      }
      floats.set(
        mean.map((value) => value / Math.max(1, length - 1)),
        space.stream / 4,
      );
      this.steps.project(space.stream, 1, sentence, space.query);
      const vector = floats.slice(space.query / 4, space.query / 4 + sentence.columns);
      const size = Math.hypot(...vector) || 1;
      return vector.map((value) => value / size);
    });
  }

  private get slotBytes(): number {
    return this.header.dim * 8;
  }

  private stretch(sentence: number): Stretch {
    const found = this.sentences[sentence];
    if (found === undefined) throw new RangeError('no such sentence in the batch');
    return found;
  }

  private embed(token: number, position: number, row: number): void {
    const { dim } = this.header;
    const { weights, scales } = this.weights.embedding;
    const scale = (this.floats[scales / 4 + token] ?? 0) * Math.sqrt(dim);
    const start = weights + findPackedRow(token, dim);
    const to = this.space.stream / 4 + row * dim;
    for (let at = 0; at < dim; at++) {
      const value = this.bytes[start + (at >> 4) * 64 + (at & 15)] ?? 0;
      this.floats[to + at] = value * scale + (this.positions[position * dim + at] ?? 0);
    }
  }

  /** What each row has written so far, as a list of slots: its parent's, and one more. */
  private extendHistories(rows: readonly DecodingRow[]): Address {
    const { histories } = this.space;
    const [now, before] = this.step % 2 === 0 ? histories : [histories[1], histories[0]];
    const { length } = this.limits;
    rows.forEach(({ parent }, row) => {
      const to = now / 4 + row * length;
      const from = before / 4 + Math.max(0, parent) * length;
      this.integers.copyWithin(to, from, from + this.step);
      this.integers[to + this.step] = this.usedSlots + row;
    });
    return now;
  }
}

function place(places: readonly Address[], at: number): Address {
  const found = places[at];
  if (found === undefined) throw new RangeError('no such layer');
  return found;
}
