import { describe, expect, it } from 'vitest';
import { readNames, readRows } from './read-rows';

describe('a table', () => {
  it('is rows by the names of its columns, without remarks and empty lines', () => {
    const text =
      'id\tes\ten\n# the trades\nplumber\tfontanera, fontanero\tplumber\n\nbaker\tpanadera\n';
    expect(readRows(text, ['id', 'es', 'en'])).toEqual([
      { id: 'plumber', es: 'fontanera, fontanero', en: 'plumber' },
      { id: 'baker', es: 'panadera', en: '' },
    ]);
  });

  it('is refused with other columns, or with more cells than columns', () => {
    expect(() => readRows('id\ten\n', ['id', 'es'])).toThrow('not the columns id, es');
    expect(() => readRows('id\nplumber\tfontanera\n', ['id'])).toThrow('too many columns');
  });

  it('has several names in a cell', () => {
    expect(readNames('fontanera, fontanero')).toEqual(['fontanera', 'fontanero']);
    expect(readNames('')).toEqual([]);
  });
});
