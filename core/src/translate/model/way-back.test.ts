import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { prepareSentence } from './translate-sentence';
import { createVocabulary, type Piece } from './vocabulary';
import { turnRound } from './way-back';

const symbols = '<pad> <unk> <s> </s> <2en> <2es> <n0> <n1> <e0> <e1>'.split(' ');
const words = ['▁', '▁de', '▁lechu', 'gas', '▁of', '▁lettuce'].map((text): Piece => [text, -5]);
const pieces = [...symbols.map((text): Piece => [text, 0]), ...bytePieces, ...words];
const vocabulary = createVocabulary(pieces);
const ids = (text: string) =>
  text.split(' ').map((piece) => pieces.findIndex(([one]) => one === piece));

const sentence = prepareSentence('12 de 30 lechugas', { from: 'es', to: 'en' }, [], vocabulary);
const found = { tokens: ids('▁ <n1> ▁lettuce ▁of ▁ <n0>'), logProbabilities: [] };
const way = turnRound(sentence, found, vocabulary);

it('counts numbers in the order of the translation', () => {
  expect(sentence.tokens).toEqual(ids('<2en> ▁ <n0> ▁de ▁ <n1> ▁lechu gas </s>'));
  expect(way.source).toEqual(ids('<2es> ▁ <n0> ▁lettuce ▁of ▁ <n1> </s>'));
  expect(way.target).toEqual(ids('▁ <n1> ▁de ▁ <n0> ▁lechu gas </s>'));
});
