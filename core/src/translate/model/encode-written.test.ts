import { describe, expect, it } from 'vitest';
import { encodeWritten } from './encode-written';
import { prepareSentence, writeSentence } from './translate-sentence';
import { createVocabulary, type Piece } from './vocabulary';

const symbols = ['<pad>', '<unk>', '<s>', '</s>', '<2en>', '<2es>', '<n0>', '<n1>', '<e0>', '<e1>'];
const bytes = Array.from(
  { length: 256 },
  (_, byte): Piece => [`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, 0],
);
const words = '▁sold ▁in ▁with ▁the ▁of ▁2019 ▁ €'.split(' ');
const vocabulary = createVocabulary([
  ...symbols.map((symbol): Piece => [symbol, 0]),
  ...bytes,
  ...words.map((word, at): Piece => [word, -at - 1]),
]);
const names = ['Talleres Luna', 'Luna'];
const prepare = (source: string) =>
  prepareSentence(source, { from: 'es', to: 'en' }, names, vocabulary);

describe('a translation as the model reads it', () => {
  it.each([
    ['Vendí 12 en Talleres Luna', 'sold 12 in Talleres Luna'],
    ['Vendí 30.000 € en 2019', 'sold €30,000 in 2019'],
    ['Vendí 2 en 2022', 'sold 2 in 2022'],
    ['Luna vendió 20 con Talleres Luna', 'Luna sold 20 with Talleres Luna'],
  ])('hides what was hidden in “%s”, and is written the same again', (source, text) => {
    const sentence = prepare(source);
    const tokens = encodeWritten(text, sentence, vocabulary);
    expect([...tokens].filter((token) => sentence.terms.has(token)).sort()).toEqual(
      [...sentence.required].sort(),
    );
    const found = { tokens, logProbabilities: tokens.map(() => 0) };
    expect(writeSentence(sentence, found, vocabulary).text.toLowerCase()).toBe(text.toLowerCase());
  });

  it('a beginning of it has the same tokens', () => {
    const sentence = prepare('Vendí 12 en Talleres Luna');
    const whole = encodeWritten('sold 12 in Talleres Luna', sentence, vocabulary);
    const begun = encodeWritten('sold 12 in ', sentence, vocabulary);
    expect(whole.slice(0, begun.length)).toEqual(begun);
    expect(begun.length).toBeLessThan(whole.length);
  });
});
