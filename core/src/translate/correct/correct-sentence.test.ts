import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { createVocabulary, type Piece, type Vocabulary } from '../model';
import { listEdits, listSurprises, placeEdit, prepareCorrection } from './correct-sentence';
import { isMasked } from './mask-text';

const words = '▁Reduje ▁un ▁el ▁la ▁las ▁coste ▁costes ▁de ▁pedidos ▁con ▁los ▁cliente ▁clientes';
const vocabulary = makeVocabulary(words.split(' '));

const correct = (text: string, written: string) => {
  const sentence = prepareCorrection(text, 'es', vocabulary);
  const other = prepareCorrection(written, 'es', vocabulary);
  if (!sentence || !other) throw new Error('no sentence');
  const found = { tokens: other.body.slice(0, -1), logProbabilities: [] };
  return listEdits(sentence, [found], vocabulary).map((edit) => placeEdit(sentence, edit, 1));
};

describe('correcting a sentence', () => {
  it('asks by the tag of its own language and that of the other', () => {
    const { tokens = [], required = [] } =
      prepareCorrection('Reduje un 14 % el coste con SAP4', 'es', vocabulary) ?? {};
    expect(tokens.slice(0, 2)).toEqual([vocabulary.find('<2es>'), vocabulary.find('<2en>')]);
    expect(required).toEqual([vocabulary.find('<n0>'), vocabulary.find('<e0>')]);
    expect(prepareCorrection('the clients', 'en', vocabulary)?.tokens.slice(0, 2)).toEqual([
      vocabulary.find('<2en>'),
      vocabulary.find('<2es>'),
    ]);
  });

  it.each([
    [
      'Reduje  un 14 %\u00a0el costes de los pedidos',
      'Reduje un 14 % el coste de los pedidos',
      'costes',
      'coste',
    ],
    [
      '“Reduje” los 2.500\u00adpedidos de la cliente',
      'Reduje" los 2.500 pedidos de las clientes',
      '',
      '',
    ],
    ['Un cafe\u0301 con los cliente', 'Un café con los clientes', 'cliente', 'clientes'],
  ])('finds its changes in the text as the person typed it: %s', (text, written, gone, put) => {
    for (const { from, to, replacement } of correct(text, written)) {
      if (gone === '') expect(text.slice(from, to) + replacement).not.toMatch(/\d/);
      else expect([text.slice(from, to), replacement]).toEqual([gone, put]);
    }
    expect(correct(text, written).length).toBeGreaterThan(0);
  });

  it('never touches figures, addresses, codes and products', () => {
    const kept = ['2.500', 'ana@example.com', 'https://example.test/a', 'PostgreSQL', 'B2', 'C++'];
    const part = fc.oneof(fc.constantFrom(...kept), fc.constantFrom('los', 'pedidos', 'de', 'la'));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), fc.nat(), (parts, seed) => {
        const text = parts.join(' ');
        const mixed = parts.map((_, at) => parts[(at * 7 + seed) % parts.length]).join(' ');
        for (const { from, to, replacement } of correct(text, mixed)) {
          expect(isMasked(replacement)).toBe(false);
          for (const word of kept)
            for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
              expect(to <= at || from >= at + word.length).toBe(true);
        }
      }),
    );
  });

  it('tells which words were not expected', () => {
    const text = 'Reduje  un 14 % los cliente';
    const sentence = prepareCorrection(text, 'es', vocabulary);
    if (!sentence) throw new Error('no sentence');
    const odd = vocabulary.encode(['los cliente'])[1];
    const tokens = sentence.body.map((token) => ({
      logProbability: token === odd ? -4 : -0.001,
      best: { token, logProbability: 0 },
    }));
    const [surprise, ...others] = listSurprises(sentence, tokens, vocabulary);
    expect(others).toEqual([]);
    expect(text.slice(surprise?.from, surprise?.to)).toBe('cliente');
    expect(surprise?.amount).toBeGreaterThan(4);
  });

  it('leaves a text alone whose places it would lose', () => {
    expect(prepareCorrection('con \ue001 dentro', 'es', vocabulary)).toBeUndefined();
    expect(prepareCorrection(' \u00ad ', 'es', vocabulary)).toBeUndefined();
  });
});

function makeVocabulary(pieces: readonly string[]): Vocabulary {
  const bytes = bytePieces.map(([text]) => text);
  const slots = (letter: string) => Array.from({ length: 12 }, (_, at) => `<${letter}${at}>`);
  const symbols = ['<pad>', '<unk>', '<s>', '</s>', '<2en>', '<2es>', ...slots('n'), ...slots('e')];
  const letters = [...'▁abcdefghijklmnñopqrstuvwxyzáéíóúABCDEFGHIJKLMNOPQRSTUVWXYZ.,"%'];
  return createVocabulary([
    ...[...symbols, ...bytes].map((text): Piece => [text, 0]),
    ...pieces.map((text): Piece => [text, -6]),
    ...letters.map((text): Piece => [text, -10]),
  ]);
}
