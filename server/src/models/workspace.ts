import { MemoryLayout } from './memory-layout';
import type { ModelHeader } from './model-file';

type Address = number;

/** How much may be worked on at once; sentences are put into batches that fit. */
export interface BatchLimits {
  /** Tokens of all sentences together that are read at once, be it sources or translations. */
  readonly tokens: number;
  /** Ways to translate that are followed at once, of all sentences together. */
  readonly rows: number;
  /** Tokens written for all of these. */
  readonly slots: number;
  /** Tokens of one sentence or its translation. */
  readonly length: number;
}

export const USUAL_LIMITS: BatchLimits = { tokens: 768, rows: 64, slots: 2_560, length: 256 };

/** What a thread needs beside the weights. */
export interface Workspace {
  /** The stream that every layer adds to. */
  readonly stream: Address;
  readonly normed: Address;
  readonly query: Address;
  readonly attended: Address;
  readonly wide: Address;
  readonly keysAndValues: Address;
  readonly quantized: Address;
  /** Of each row of these, its scale and its zero. */
  readonly scales: Address;
  readonly scores: Address;
  readonly logits: Address;
  readonly places: Address;
  /** 0, 1, 2 …, as long as a sentence. */
  readonly counting: Address;
  /** Which slots each row looks back on: one list for the rows of this step, one for those before. */
  readonly histories: readonly [Address, Address];
  /** Keys and values of the source, one stretch for each layer of the decoder. */
  readonly sourceSlots: readonly Address[];
  /** Keys and values of what is written, likewise. */
  readonly ownSlots: readonly Address[];
  readonly end: Address;
}

export function planWorkspace(header: ModelHeader, limits: BatchLimits, start: Address): Workspace {
  const { dim, ffn, decoderLayers, vocab } = header;
  const layout = new MemoryLayout(start);
  const reserve = (bytes: number): Address => layout.reserve(bytes);
  const most = Math.max(limits.tokens, limits.rows);
  const columns = Math.ceil(vocab.length / 4) * 4;
  const perLayer = (slots: number): readonly Address[] =>
    Array.from({ length: decoderLayers }, () => reserve(slots * dim * 8));
  const lists = limits.rows * limits.length * 4;
  const places = {
    stream: reserve(most * dim * 4),
    normed: reserve(most * dim * 4),
    query: reserve(most * dim * 4),
    attended: reserve(most * dim * 4),
    wide: reserve(most * ffn * 4),
    keysAndValues: reserve(most * dim * 8),
    quantized: reserve(most * Math.max(ffn, dim)),
    scales: reserve(most * 8),
    scores: reserve((limits.length + 4) * 4),
    logits: reserve(limits.rows * columns * 4),
    places: reserve(columns * 4),
    counting: reserve(limits.length * 4),
    histories: [reserve(lists), reserve(lists)] as const,
    sourceSlots: perLayer(limits.tokens),
    ownSlots: perLayer(limits.slots),
  };
  return { ...places, end: layout.end };
}
