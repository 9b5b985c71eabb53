import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { listDoubtfulWords } from './list-doubtful-words';
import { createVocabulary, type Piece } from './vocabulary';

const symbols = '<pad> <unk> <s> </s> <2en> <2es> <n0> <e0>'.split(' ');
const words = ['▁Ran', '▁the', '▁post', 'ural', '▁ward', ',', '▁of'];
const pieces = [
  ...[...symbols, ...bytePieces.map(([text]) => text)].map((text): Piece => [text, 0]),
  ...words.map((text): Piece => [text, -5]),
];
const vocabulary = createVocabulary(pieces);
const idOf = (text: string) => pieces.findIndex(([piece]) => piece === text);
const list = (...written: (readonly [piece: string, likelihood: number])[]) =>
  listDoubtfulWords(
    {
      tokens: written.map(([piece]) => idOf(piece)),
      logProbabilities: [...written.map(([, likelihood]) => likelihood), -3],
    },
    vocabulary,
  );

it('a word is doubted whole for any of its parts, once, without the marks after it', () => {
  expect(
    list(
      ...([
        ['▁Ran', -0.1],
        ['▁the', -0.2],
        ['▁post', -0.1],
        ['ural', -2.5],
      ] as const),
      ...([
        ['▁ward', -0.3],
        [',', -4],
        ['▁post', -1.4],
        ['ural', -0.1],
        [',', 0],
      ] as const),
    ),
  ).toEqual(['postural']);
});

it('small words and what is hidden from the model are not doubted', () => {
  expect(list(['▁the', -3], ['<n0>', -3], ['▁of', -3], ['<e0>', -2])).toEqual([]);
  expect(list(['<n0>', -3], ['▁ward', -0.2])).toEqual([]);
});
