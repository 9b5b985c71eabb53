import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words';

describe('compareWords', () => {
  it('shows what went and what came, word by word', () => {
    expect(
      compareWords('Analista de datos en banca.', 'Analista sénior de datos en banca.'),
    ).toEqual([
      { kind: 'same', text: 'Analista ' },
      { kind: 'added', text: 'sénior ' },
      { kind: 'same', text: 'de datos en banca.' },
    ]);
  });

  it('both texts can be read from it, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('uno', 'dos', ' ', '. ', 'tres')).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = compareWords(before, after);
        const read = (left: 'removed' | 'added') =>
          pieces
            .filter(({ kind }) => kind !== left)
            .map(({ text: piece }) => piece)
            .join('');
        expect([read('added'), read('removed')]).toEqual([before, after]);
      }),
    );
  });
});
