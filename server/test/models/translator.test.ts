import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyCharacters } from '@trayecto/core/contract/fixtures';
import type { Direction } from '@trayecto/core/translate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTranslator, ModelUnavailable, type SentenceTranslation } from '../../src/models';
import { openModel } from '../../src/models/open-model';
import { translateTexts, USUAL_SEARCH } from '../../src/models/translate-texts';
import { makeTestFolder } from '../test-folder';
import { makeModelFile, writeFile } from './make-model-file';

const words =
  '▁gestión ▁equipo ▁ventas ▁atención ▁clientes ▁managed ▁team ▁sales ▁customer ▁service ▁la ▁de ▁of ▁the 7 ▁20 €'.split(
    ' ',
  );
const shape = { dim: 32, heads: 2, encoderLayers: 1, decoderLayers: 1, ffn: 64, words };
const DIRECTIONS: readonly Direction[] = [
  { from: 'es', to: 'en' },
  { from: 'en', to: 'es' },
];
const [TO_ENGLISH] = DIRECTIONS;
const folder = makeTestFolder('test');
const file = join(folder, 'translator.bin');
const made = makeModelFile({ ...shape, seed: 1 });

beforeAll(() => writeFileSync(file, made.bytes));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DIRECTIONS)('from $from, with weights drawn at random', (direction) => {
  const names = ['Talleres Luna', 'Grupo El Olivar', 'Acme & Sons', 'L’Obrador'];
  const kept = [
    ...names,
    'rosa@example.com',
    'https://example.test/cv?id=7',
    'PostgreSQL',
    'B2',
    'C++',
  ];
  const figures = [
    '1.200.000 €',
    '3,5 %',
    '€1,200',
    '12',
    '2019',
    '99.5%',
    '7',
    '500+',
    '24/7',
    '2019-2021',
    '8:30',
  ];
  const models = [2, 3, 4].map((seed) => {
    const takesHints = seed % 2 === 0;
    const { bytes } = makeModelFile({ ...shape, seed, spread: seed, takesHints });
    const model = openModel(bytes, { threads: 1 });
    return { model, network: model.openNetwork(0) };
  });
  const translate = (which: number, texts: readonly string[]) => {
    const { model, network } = models[which % models.length]!;
    const results: SentenceTranslation[] = [];
    translateTexts(
      model,
      network,
      { texts, direction, names, trades: [] },
      USUAL_SEARCH,
      () => false,
      (at, one) => {
        results[at] = one;
      },
    );
    return results;
  };
  const digits = (text: string) => (text.match(/\d+/g) ?? []).sort();

  const bringThrough = (numRuns: number) => {
    const word = fc.oneof(
      fc.constantFrom(...words.filter((one) => !/\d/.test(one)).map((one) => one.replace('▁', ''))),
      fc.string({ unit: fc.constantFrom(...'abcñé '), maxLength: 6 }),
      fc.constantFrom(',', '.', ';', '(', ')', '«', '»', '%'),
    );
    // Ten names and twelve numbers are what the model can be told of.
    const part = fc.tuple(word, fc.oneof(fc.constantFrom(...figures), fc.constantFrom(...kept)));
    fc.assert(
      fc.property(fc.nat(), fc.array(part, { minLength: 1, maxLength: 8 }), (which, parts) => {
        const source = parts.flat().join(' ');
        const [result] = translate(which, [source]);
        expect(digits(result?.text ?? ''), source).toEqual(digits(source));
        for (const name of kept) {
          const count = (text: string) => text.split(name).length;
          expect(count(result?.text ?? ''), source).toBeGreaterThanOrEqual(count(source));
        }
      }),
      { numRuns },
    );
  };
  it('brings every number, name and address through, whatever the model thinks', () =>
    bringThrough(20));
  it('and so many times over', { tags: ['long'] }, () => bringThrough(80));

  it('answers anything with something, and each sentence as if it were alone', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      anyCharacters(60),
      fc.constantFrom(
        'a'.repeat(300),
        '1 '.repeat(20),
        '<n0> <e0> </s> <sim> dictado <sim>',
        'teleféricos, dictations y bobinado '.repeat(6),
      ),
    );
    fc.assert(
      fc.property(fc.nat(), fc.array(junk, { minLength: 1, maxLength: 3 }), (which, texts) => {
        const together = translate(which, texts);
        expect(together).toHaveLength(texts.length);
        expect(translate(which, texts.slice(-1))[0]).toEqual(together.at(-1));
        for (const { text, total } of together) {
          expect(text).not.toMatch(/<(?:[ne]\d+|sim)>/);
          expect(Number.isFinite(total)).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('the translator', () => {
  const texts = Array.from(
    { length: 12 },
    (_, at) => `Gestión de ${at} equipos de ventas en Talleres Luna`,
  );

  it('gives every sentence its translation, and tells of each when it is there', async () => {
    const translator = createTranslator({ file, threads: 2 });
    const told = new Map<number, SentenceTranslation>();
    const answers = await translator.translateSentences(
      [...texts, '', 'x'.repeat(3000)],
      TO_ENGLISH!,
      {
        protect: ['Talleres Luna'],
        onSentence: (at, one) => told.set(at, one),
      },
    );
    expect(answers.slice(12)).toEqual([undefined, undefined]);
    answers.slice(0, 12).forEach((answer, at) => {
      expect(answer?.text).toContain('Talleres Luna');
      expect(answer?.text).toMatch(new RegExp(`(?<!\\d)${at}(?!\\d)`));
      expect(told.get(at)).toEqual(answer);
      // Weights drawn at random are sure of nothing.
      expect(answer?.doubts).toContain('score');
      for (const word of answer?.doubtful ?? []) expect(answer?.text).toContain(word);
    });
    const again = await translator.translateSentences(texts, TO_ENGLISH!, {
      protect: ['Talleres Luna'],
    });
    expect(again).toEqual(answers.slice(0, 12));
    await translator.close();
  });

  it('makes vectors of length one', { tags: ['long'] }, async () => {
    const translator = createTranslator({ file, threads: 1 });
    const vectors = await translator.embedSentences([
      'ventas',
      'ventas',
      'atención de la equipo'.repeat(60),
    ]);
    expect(vectors[0]).toEqual(vectors[1]);
    for (const vector of vectors) expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 4);
    await translator.close();
  });

  it('stops when nobody wants the answer any more, and works for the next caller', async () => {
    const translator = createTranslator({ file, threads: 1 });
    const cancel = new AbortController();
    const unwanted = translator.translateSentences(
      Array.from({ length: 60 }, () => texts).flat(),
      TO_ENGLISH!,
      { signal: cancel.signal, onSentence: () => cancel.abort(new Error('not wanted')) },
    );
    await expect(unwanted).rejects.toThrow('not wanted');
    expect(await translator.translateSentences(['ventas'], TO_ENGLISH!)).toHaveLength(1);
    await translator.close();
  });

  it('leaves undone what is not ready in time', async () => {
    const translator = createTranslator({ file, threads: 1, longestMs: 0 });
    expect(await translator.translateSentences(texts, TO_ENGLISH!)).toEqual(
      texts.map(() => undefined),
    );
    await translator.close();
  });

  it('serves several at once, and ends with the server', { tags: ['long'] }, async () => {
    const translator = createTranslator({ file, threads: 2 });
    const many = Promise.all(
      Array.from({ length: 3 }, () => translator.translateSentences(texts, TO_ENGLISH!)),
    );
    const [first, ...others] = await many;
    for (const other of others) expect(other).toEqual(first);
    const cut = translator.translateSentences(
      Array.from({ length: 60 }, () => texts).flat(),
      TO_ENGLISH!,
    );
    await translator.translateSentences(['ventas'], TO_ENGLISH!);
    await translator.close();
    expect((await cut).includes(undefined)).toBe(true);
  });
});

describe('a file that is no model', () => {
  const withHeader = (change: Record<string, unknown>) =>
    writeFile({ ...made.header, ...change }, [Buffer.alloc(1000)]);
  const cutOff = made.bytes.subarray(0, made.bytes.length - 5000);

  it.each<[string, Buffer, string]>([
    ['is empty', Buffer.alloc(0), 'no model file'],
    ['is something else', Buffer.from('PK\x03\x04 something else'), 'no model file'],
    ['is cut off in the header', made.bytes.subarray(0, 5000), 'cut off'],
    ['is cut off in the weights', cutOff, 'cut off'],
    ['has no weights', withHeader({ tensors: [] }), 'the model has no'],
    ['has another shape than it says', withHeader({ dim: 40 }), 'shape'],
    ['has a header that is none', writeFile('{', []), 'expected object'],
    ['holds no numbers', Buffer.from(made.bytes).fill(0xff, made.bytes.length - 5000), 'no number'],
  ])('that %s is called so', (_, bytes, reason) => {
    expect(() => openModel(bytes, { threads: 1 })).toThrow(reason);
  });

  it.each<[string, Buffer | undefined, string]>([
    ['is missing', undefined, 'no such file'],
    ['is broken', cutOff, 'cut off'],
  ])('that %s is remembered until the next start', async (_, bytes, reason) => {
    const path = join(folder, 'broken.bin');
    rmSync(path, { force: true });
    if (bytes) writeFileSync(path, bytes);
    const translator = createTranslator({ file: path, threads: 1 });
    const answer = translator.translateSentences(['ventas'], TO_ENGLISH!);
    await expect(answer).rejects.toThrow(ModelUnavailable);
    await expect(answer).rejects.toThrow(reason);
    writeFileSync(path, readFileSync(file));
    await expect(translator.embedSentences(['ventas'])).rejects.toThrow(ModelUnavailable);
    await translator.close();
  });
});
