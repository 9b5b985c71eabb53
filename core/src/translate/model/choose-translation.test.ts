import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { chooseTranslation } from './choose-translation';
import { prepareSentence } from './translate-sentence';
import { createVocabulary, type Piece } from './vocabulary';
import { weighTrust } from './weigh-trust';

const symbols = '<pad> <unk> <s> </s> <2en> <2es> <n0> <e0>'.split(' ');
const words = ['▁hit', '▁or', '▁beat', '▁Cumplí', '▁Superé', '▁Pegué', '▁o', '▁superé'];
const pieces = [
  ...[...symbols, ...bytePieces.map(([text]) => text)].map((text): Piece => [text, 0]),
  ...words.map((text): Piece => [text, -5]),
];
const vocabulary = createVocabulary(pieces);
const find = (text: string, total: number) => ({
  tokens: text.split(' ').map((word) => pieces.findIndex(([piece]) => piece === `▁${word}`)),
  logProbabilities: [total],
});
const sentence = prepareSentence('hit or beat', { from: 'en', to: 'es' }, [], vocabulary);
const likeliest = find('Pegué o superé', -2);
const twice = find('Superé o superé', -1);
const knows = (run: string) => run.includes('cumplí');
const choose = (found: Parameters<typeof chooseTranslation>[1], known = knows) =>
  chooseTranslation(sentence, found, vocabulary, known);

it('takes words that go together before those that are a little likelier', () => {
  const { text, newRuns } = choose([likeliest, find('Cumplí o superé', -2.5)]);
  expect(text).toBe('Cumplí o superé');
  expect(newRuns).toBe(1);
});

it('takes what is far likelier, and the first when nobody knows what goes together', () => {
  expect(choose([likeliest, find('Cumplí o superé', -9)]).text).toBe('Pegué o superé');
  const others = [likeliest, find('Cumplí o superé', -2.1)];
  expect(choose(others, () => true).text).toBe('Pegué o superé');
});

it('takes what shows no fault before what says a word twice, however likely', () => {
  expect(choose([twice, find('Cumplí o superé', -9)]).text).toBe('Cumplí o superé');
  expect(choose([twice]).text).toBe('Superé o superé');
});

it('has an answer that nobody trusts when the search has none', () => {
  const { text, total } = choose([]);
  expect([text, total]).toEqual(['', Number.NEGATIVE_INFINITY]);
});

it('trusts what is likely both ways and written before; new words of the source excuse some', () => {
  const signs = { total: -2, wayBack: -4, newRuns: 1, newSourceRuns: 1 };
  const trust = weighTrust(signs);
  expect(weighTrust({ ...signs, total: -3 })).toBeLessThan(trust);
  expect(weighTrust({ ...signs, wayBack: -9 })).toBeLessThan(trust);
  expect(weighTrust({ ...signs, newRuns: 2 })).toBeLessThan(trust);
  expect(weighTrust({ ...signs, newRuns: 2, newSourceRuns: 2 })).toBeLessThan(trust);
  expect(weighTrust({ ...signs, newSourceRuns: 2 })).toBeGreaterThan(trust);
});
