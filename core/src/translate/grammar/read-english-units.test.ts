import { afterEach, expect, it, vi } from 'vitest';
import { readEnglishUnits } from './read-english-units';

afterEach(() => vi.restoreAllMocks());

it('names of several words are one, up to the first without a capital', () => {
  const names = (sentence: string) =>
    readEnglishUnits(sentence, [])
      .filter(({ kind }) => kind === 'name')
      .map(({ text }) => text);
  expect(names('Worked at Zzyx Qorp 3 with Vrangel today')).toEqual(['Zzyx Qorp 3', 'Vrangel']);
  expect(names('today Zzyx Qorp')).toEqual(['Zzyx Qorp']);
});

it.each(['A. ', 'a@b.', 'Zz, ', 'a-'])(
  'a text of %j is not copied for each word of it',
  (piece) => {
    const text = piece.repeat(2_000);
    const slice = Array.prototype.slice;
    let copied = 0;
    vi.spyOn(Array.prototype, 'slice').mockImplementation(function (this: unknown[], ...places) {
      const part = slice.apply(this, places);
      copied += part.length;
      return part;
    });
    const units = readEnglishUnits(text, []);
    vi.restoreAllMocks();
    expect(units.length).toBeGreaterThan(0);
    expect(copied).toBeLessThan(100 * text.length);
  },
);
