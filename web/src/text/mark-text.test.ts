import { describe, expect, it } from 'vitest';
import { markQuote, markText, markWords } from './mark-text';

describe('markText', () => {
  it('cuts a text at its marks and loses nothing', () => {
    const text = 'Need SQL and Power BI.';
    const pieces = markText(text, [
      { start: 5, end: 8, id: 'sql' },
      { start: 13, end: 21, id: 'power-bi' },
    ]);
    expect(pieces.map(({ text: piece, ids }) => [piece, ids])).toEqual([
      ['Need ', []],
      ['SQL', ['sql']],
      [' and ', []],
      ['Power BI', ['power-bi']],
      ['.', []],
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('names all skills where marks lie across each other', () => {
    const pieces = markText('abcdef', [
      { start: 0, end: 4, id: 'one' },
      { start: 2, end: 6, id: 'two' },
      { start: 2, end: 4, id: 'one' },
    ]);
    expect(pieces.map(({ ids }) => ids)).toEqual([['one'], ['one', 'two'], ['two']]);
  });

  it('leaves out marks that lie beyond the text', () => {
    expect(markText('abc', [{ start: 2, end: 9, id: 'x' }])).toEqual([
      { start: 0, text: 'abc', ids: [] },
    ]);
    expect(markText('', [])).toEqual([]);
  });
});

describe('markQuote', () => {
  it('finds the words, or takes the line for them', () => {
    expect(markQuote('Informes con Power BI', 'Power BI', 'p')).toEqual({
      start: 13,
      end: 21,
      id: 'p',
    });
    expect(markQuote('Inglés', 'Inglés C1', 'e')).toEqual({ start: 0, end: 6, id: 'e' });
  });
});

it('whole words are marked, with either letter at their beginning', () => {
  const text = 'Rounds, Round and a follow-up round';
  const marked = markWords(text, ['round', 'follow']).map(({ start, end }) =>
    text.slice(start, end),
  );
  expect(marked).toEqual(['Round', 'round']);
  expect(markWords(text, ['follow-up'])).toHaveLength(1);
});
