import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { chooseAnswer, listAnswers } from './choose-translation';
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
const list = (found: Parameters<typeof listAnswers>[1], known = knows) =>
  listAnswers(sentence, found, vocabulary, known);
const best = (...given: Parameters<typeof list>) => list(...given)[0];

it('takes words that go together before those that are a little likelier', () => {
  const answer = best([likeliest, find('Cumplí o superé', -2.3)]);
  expect([answer?.text, answer?.newRuns]).toEqual(['Cumplí o superé', 1]);
});

it('takes what is far likelier, and the first when nobody knows what goes together', () => {
  expect(best([likeliest, find('Cumplí o superé', -9)])?.text).toBe('Pegué o superé');
  expect(best([likeliest, find('Cumplí o superé', -2.1)], () => true)?.text).toBe('Pegué o superé');
});

it('takes what shows no fault before what says a word twice, however likely', () => {
  expect(list([twice, find('Cumplí o superé', -9)]).map(({ text }) => text)).toEqual([
    'Cumplí o superé',
  ]);
  expect(best([twice])?.text).toBe('Superé o superé');
});

it('has the two best to choose from', () => {
  const all = [likeliest, find('Pegué o', -2.4), find('Cumplí o superé', -2.3)];
  expect(list(all).map(({ text }) => text)).toEqual(['Cumplí o superé', 'Pegué o superé']);
});

it('takes the one from which the source comes, and of two as likely both ways the longer', () => {
  const short = { total: -1, newRuns: 0, length: 3, wayBack: -12 };
  const long = { total: -3, newRuns: 0, length: 5, wayBack: -4 };
  expect(chooseAnswer([short, long])).toBe(long);
  expect(chooseAnswer([{ ...short, wayBack: -4 }, long])).toMatchObject({ length: 3 });
  expect(chooseAnswer([short, { ...short, length: 4 }])).toMatchObject({ length: 4 });
});

it('has an answer that nobody trusts when the search has none', () => {
  const answer = best([]);
  expect([answer?.text, answer?.total]).toEqual(['', Number.NEGATIVE_INFINITY]);
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
