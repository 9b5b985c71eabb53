import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { createVocabulary, type Piece } from './vocabulary';

const symbols = '<pad> <unk> <s> </s> <2en> <2es> <n0> <n1> <e0> <sim>'.split(' ');
const words: readonly Piece[] = [
  ['▁', -3],
  ['▁ca', -4],
  ['▁casa', -5],
  ['s', -4],
  ['a', -4],
  ['sa', -4.5],
  ['c', -6],
  ['▁c', -6],
  ['7', -8],
  ['<b>', -9],
];
const vocabulary = createVocabulary([
  ...symbols.map((text): Piece => [text, 0]),
  ...bytePieces,
  ...words,
]);
const idOf = (text: string) =>
  [...symbols, ...bytePieces.map(([one]) => one), ...words.map(([one]) => one)].indexOf(text);

it('takes the likeliest pieces, not the longest', () => {
  expect(vocabulary.encode(['casas'])).toEqual([idOf('▁casa'), idOf('s')]);
  expect(vocabulary.encode(['casa sa'])).toEqual([idOf('▁casa'), idOf('▁'), idOf('sa')]);
});

it('spells what it has no piece for, and never takes text for a symbol', () => {
  expect(vocabulary.encode(['ñ'])).toEqual([idOf('▁'), idOf('<0xC3>'), idOf('<0xB1>')]);
  expect(vocabulary.encode(['<n0>'])).not.toContain(idOf('<n0>'));
  expect(vocabulary.encode(['<b>'])).toEqual([idOf('▁'), idOf('<b>')]);
});

it('keeps symbols apart from the text around them', () => {
  expect(vocabulary.encode([idOf('<n0>'), ' casa ', idOf('<e0>')])).toEqual(
    ['▁', '<n0>', '▁casa', '▁', '<e0>'].map(idOf),
  );
  expect(vocabulary.decode(['▁', '<n0>', '▁casa', '▁', '<e0>'].map(idOf))).toEqual([
    '',
    idOf('<n0>'),
    ' casa ',
    idOf('<e0>'),
  ]);
});

it('writes what it has read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const plain = text.replaceAll('▁', '').replace(/ +/g, ' ').trim().toWellFormed();
      fc.pre(plain !== '');
      expect(vocabulary.decode(vocabulary.encode([plain]))).toEqual([plain]);
    }),
  );
});

it('reads any bytes as text', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1 }), (spelled) => {
      const given = Buffer.from(spelled);
      const [text = ''] = vocabulary.decode(spelled.map((byte) => idOf('<0x00>') + byte));
      expect(text).toBe(new TextDecoder().decode(given).replaceAll('\ufffd', '').replace(/^ /, ''));
    }),
    { seed: 3 },
  );
});

it('knows its digits and its symbols', () => {
  expect(vocabulary.symbolsAndDigits.has(idOf('7'))).toBe(true);
  expect(vocabulary.symbolsAndDigits.has(idOf('<0x37>'))).toBe(true);
  expect(vocabulary.symbolsAndDigits.has(idOf('▁casa'))).toBe(false);
  expect([...vocabulary.symbols].map((id) => symbols[id]).sort()).toEqual(
    symbols.filter((text) => text !== '</s>').sort(),
  );
  expect(['Casa', 'casas', 'Casitas'].map(vocabulary.isFamiliar)).toEqual([true, true, false]);
});
