import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OpenModel, openModel } from '../../src/models/open-model';
import { makeAdapterFile, makeModelFile } from './make-model-file';
import { ReferenceNetwork } from './reference-network';

const shape = { dim: 64, heads: 2, encoderLayers: 2, decoderLayers: 1, ffn: 128 };
const made = makeModelFile({ ...shape, words: ['▁uno', '▁dos', '▁tres'], seed: 7 });
const { bytes, adapted } = makeAdapterFile(made, { seed: 11, rank: 16 });
const limits = { tokens: 64, rows: 8, slots: 64, length: 32 };
const sentence = [4, 310, 320, 315, 3];
const readFiles = () => ({ model: made.bytes, corrector: bytes });
const open = (options: { memory?: WebAssembly.Memory } = {}) =>
  openModel(made.bytes, { limits, threads: 2, ...options });

function read(network: ReturnType<OpenModel['openNetwork']>): number[] {
  network.encode([sentence]);
  network.beginDecoding();
  const next = network.advance([{ sentence: 0, parent: -1, token: 2 }]);
  return made.vocab.map((_, token) => next.logProbability(0, token));
}

function readPlainly(model: typeof made): number[] {
  const network = new ReferenceNetwork(model, shape, false);
  const logits = network.decode(network.encode(sentence), [2]);
  const largest = Math.max(...logits);
  const total = logits.reduce((sum, logit) => sum + Math.exp(logit - largest), 0);
  return [...logits].map((logit) => logit - largest - Math.log(total));
}

const gap = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));

describe('weights with something laid over them', () => {
  it('think what the sum of both thinks, and leave the others as they are', () => {
    const model = open();
    const before = read(model.openNetwork(0));
    const corrected = read(model.openCorrector(0, readFiles));
    expect(gap(corrected, readPlainly(adapted))).toBeLessThan(0.5);
    expect(gap(corrected, readPlainly(made))).toBeGreaterThan(1);
    expect(read(model.openNetwork(0))).toEqual(before);
  });

  it('are written by one thread and read by all', () => {
    const first = open();
    const corrected = read(first.openCorrector(0, readFiles));
    const second = open({ memory: first.memory });
    const neverAsked = () => {
      throw new Error('read again');
    };
    expect(read(second.openCorrector(1, neverAsked))).toEqual(corrected);
  });

  it.each([
    [
      'another model',
      () => ({
        model: made.bytes,
        corrector: makeAdapterFile({ ...made, bytes: Buffer.from('x') }, { seed: 1, rank: 16 })
          .bytes,
      }),
      'another model',
    ],
    [
      'a file that is cut off',
      () => ({ model: made.bytes, corrector: bytes.subarray(0, bytes.length - 400) }),
      'cut off',
    ],
    [
      'no such file',
      () => ({ model: made.bytes, corrector: Buffer.from('something') }),
      'no model file',
    ],
  ])('are refused with %s, and again by the next thread', (_, files, reason) => {
    const model = open();
    expect(() => model.openCorrector(0, files)).toThrow(reason);
    expect(() => open({ memory: model.memory }).openCorrector(1, readFiles)).toThrow(
      'could not be read',
    );
    expect(read(model.openNetwork(0))).toHaveLength(made.vocab.length);
  });
});

it('what corrects was made for the model beside it', () => {
  const file = (name: string) => new URL(`../../models/${name}`, import.meta.url);
  expect(existsSync(file('corrector.bin'))).toBe(true);
  const files = {
    model: readFileSync(file('translator.bin')),
    corrector: readFileSync(file('corrector.bin')),
  };
  const model = openModel(files.model, { threads: 1 });
  expect(() => model.openCorrector(0, () => files)).not.toThrow();
});
