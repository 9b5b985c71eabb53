import { describe, expect, it } from 'vitest';
import { openModel } from '../../src/models/open-model';
import { makeModelFile } from './make-model-file';
import { ReferenceNetwork } from './reference-network';

const shape = { dim: 64, heads: 2, encoderLayers: 2, decoderLayers: 2, ffn: 128 };
const made = makeModelFile({ ...shape, words: ['▁uno', '▁dos', '▁tres'], seed: 7 });
const limits = { tokens: 64, rows: 8, slots: 64, length: 32 };
const sentences = [
  [4, 310, 320, 315, 3],
  [5, 290, 291, 3],
  [4, 6, 330, 299, 301, 340, 322, 318, 3],
];
const open = () => openModel(made.bytes, { limits, threads: 1 }).openNetwork(0);

describe('the network', () => {
  const reference = new ReferenceNetwork(made, shape, true);
  const exact = new ReferenceNetwork(made, shape, false);

  it('thinks what the same network thinks when it is written plainly', () => {
    const network = open();
    network.encode(sentences);
    network.beginDecoding();
    // Two ways for the second sentence, which part at the third token; the others have one.
    const ways = [
      { sentence: 0, tokens: [2, 300, 301, 302] },
      { sentence: 1, tokens: [2, 303, 304, 305] },
      { sentence: 1, tokens: [2, 303, 311, 312] },
      { sentence: 2, tokens: [2, 307, 308, 309] },
    ];
    let before: number[] = [];
    for (let step = 0; step < 4; step++) {
      // The rows change places at each step, as hypotheses do.
      const order = step % 2 === 0 ? [0, 1, 2, 3] : [3, 1, 0, 2];
      const next = network.advance(
        order.map((way) => ({
          sentence: ways[way]!.sentence,
          parent: step === 0 ? -1 : before.indexOf(way),
          token: ways[way]!.tokens[step]!,
        })),
      );
      order.forEach((way, row) => {
        const { sentence, tokens } = ways[way]!;
        const written = tokens.slice(0, step + 1);
        const wanted = softenLogits(
          reference.decode(reference.encode(sentences[sentence]!), written),
        );
        const near = softenLogits(exact.decode(exact.encode(sentences[sentence]!), written));
        const got = wanted.map((_, token) => next.logProbability(row, token));
        expect(largestGap(got, wanted)).toBeLessThan(0.05);
        expect(largestGap(got, near)).toBeLessThan(0.5);
        const ranked = [...got.keys()].sort((a, b) => got[b]! - got[a]!);
        const barred = new Set(ranked.slice(1, 3));
        expect(next.likeliest(row, 3, barred).map(({ token }) => token)).toEqual([
          ranked[0],
          ranked[3],
          ranked[4],
        ]);
      });
      before = order;
    }
  });

  it('thinks the same of a text that is given to it as of one that it writes step by step', () => {
    const network = open();
    const texts = [
      { sentence: 0, tokens: [300, 301, 302, 3] },
      { sentence: 1, tokens: [303, 3] },
      { sentence: 1, tokens: [303, 311, 312, 317, 3] },
    ];
    const stepwise = texts.map(({ sentence, tokens }) => {
      network.encode(sentences);
      network.beginDecoding();
      return tokens.map((token, at) => {
        const next = network.advance([
          { sentence, parent: at === 0 ? -1 : 0, token: tokens[at - 1] ?? 2 },
        ]);
        const [best] = next.likeliest(0, 1, new Set());
        return { logProbability: next.logProbability(0, token), best };
      });
    });
    network.encode(sentences);
    network.beginDecoding();
    expect(network.follow(texts, 2)).toEqual(stepwise);
    // What was followed doesn't change what is written afterwards.
    const next = network.advance([{ sentence: 0, parent: -1, token: 2 }]);
    expect(next.logProbability(0, 300)).toBe(stepwise[0]![0]!.logProbability);
  });

  it('makes the same of a sentence whatever is beside it', () => {
    const network = open();
    const alone = sentences.map((sentence) => {
      network.encode([sentence]);
      network.beginDecoding();
      return network.advance([{ sentence: 0, parent: -1, token: 2 }]).likeliest(0, 5, new Set());
    });
    network.encode(sentences);
    network.beginDecoding();
    const next = network.advance(
      sentences.map((_, sentence) => ({ sentence, parent: -1, token: 2 })),
    );
    expect(sentences.map((_, row) => next.likeliest(row, 5, new Set()))).toEqual(alone);
  });

  it('gives each sentence a vector of length one, the reference its direction', () => {
    const network = open();
    network.encode(sentences);
    network.readSentences().forEach((vector, at) => {
      const wanted = reference.sentenceVector(sentences[at]!);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      expect(vector.reduce((sum, value, k) => sum + value * wanted[k]!, 0)).toBeGreaterThan(0.999);
    });
  });

  it('refuses what does not fit', () => {
    const network = open();
    expect(() => network.encode([Array.from({ length: 33 }, () => 300)])).toThrow('too large');
    expect(() => network.encode(Array.from({ length: 20 }, () => [4, 300, 301, 3]))).toThrow(
      'too large',
    );
    network.encode(sentences);
    network.beginDecoding();
    const long = Array.from({ length: 33 }, () => 300);
    expect(() => network.follow([{ sentence: 0, tokens: long }], 2)).toThrow('too long');
    const rows = Array.from({ length: 9 }, () => ({ sentence: 0, parent: -1, token: 2 }));
    expect(() => network.advance(rows)).toThrow('too long');
    for (let step = 0; step < 8; step++) network.advance(rows.slice(1));
    expect(() => network.advance(rows.slice(1))).toThrow('too long');
  });
});

function softenLogits(logits: Float64Array): number[] {
  const largest = Math.max(...logits);
  const total = logits.reduce((sum, logit) => sum + Math.exp(logit - largest), 0);
  return [...logits].map((logit) => logit - largest - Math.log(total));
}

const largestGap = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));
