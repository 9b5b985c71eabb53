import { describe, expect, it } from 'vitest';
import { readCues, readWrittenCues } from './read-cues';

const table = (...phrases: string[]) =>
  `kind\tphrase\n${phrases.map((phrase) => `asked\t${phrase}`).join('\n')}\n`;
const finds = (phrase: string, text: string) =>
  new RegExp(String.raw`\b${readCues(table(phrase), ['asked']).asked}`).exec(text)?.[0] ?? null;

describe('readCues', () => {
  it.each([
    ['se requiere', 'aqui se requiere ingles', 'se requiere'],
    ['se requiere', 'se requieren dos', null],
    ['equal opportunit*', 'an equal opportunities employer', 'equal opportunities'],
    ['necesari@', 'son necesarias dos', 'necesarias'],
    ["you'll need", 'what you’ll need', 'you’ll need'],
    ['se valora(n/ra/)', 'se valora el trato', 'se valora'],
    ['se valora(n/ra/)', 'se valoraran idiomas', null],
    ['(a/an) (big /)plus', 'that is a big plus', 'a big plus'],
    ['where …work*', 'where i have worked', 'where i have worked'],
    ['c++', 'c++ y java', null],
    ['node.js', 'nodexjs', null],
  ])('%s in “%s”', (phrase, text, found) => {
    expect(finds(phrase, text)).toBe(found);
  });

  it.each([
    ['último día', 'El ultimo dia', 'ultimo dia'],
    ['último día', 'El Último día', 'Último día'],
    ['nació', 'nació en 1990', 'nació'],
  ])('as people write it: %s in “%s”', (phrase, text, found) => {
    const { asked } = readWrittenCues(table(phrase), ['asked']);
    expect(new RegExp(asked, 'iu').exec(text)?.[0]).toBe(found);
  });

  it('has every kind, and refuses one that is not asked for', () => {
    expect(() => readCues(table('x'), ['other'])).toThrow('unknown kind "asked" of "x"');
  });
});
