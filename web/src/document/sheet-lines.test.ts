import { expect, it } from 'vitest';
import { findChange, listLines, readLine } from './sheet-lines';

it('of a page drawn again only the lines that differ are redrawn', () => {
  expect(listLines('<svg data-page="a">\na\nb\n</svg>')).toEqual(['a', 'b']);
  expect(findChange(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toEqual({
    start: 1,
    end: 3,
    oldEnd: 2,
  });
  expect(findChange(['a', 'a'], ['a', 'a', 'a'])).toEqual({ start: 2, end: 3, oldEnd: 2 });
  expect(findChange(['a', 'b'], ['b'])).toEqual({ start: 0, end: 0, oldEnd: 1 });
  expect(findChange(['a'], ['a'])).toEqual({ start: 1, end: 1, oldEnd: 1 });
  expect(findChange([], ['a'])).toEqual({ start: 0, end: 1, oldEnd: 0 });
});

it('groups stay within each other, and nothing runs or is fetched that is not a drawing', () => {
  const photo = '<image xlink:href="data:image/jpeg;base64,AA&amp;" width="9"/>';
  const image = {
    name: 'image',
    attributes: [
      ['href', 'data:image/jpeg;base64,AA&'],
      ['width', '9'],
    ],
    inside: [],
  };
  const clipped = { name: 'g', attributes: [['clip-path', 'url(#c1)']], inside: [image] };
  expect(readLine(`<g><g clip-path="url(#c1)">${photo}</g></g>`)).toEqual({
    name: 'g',
    attributes: [],
    inside: [clipped],
  });
  const bad =
    '<script>alert(1)</script><image href="https://example.com/a.png" onload="alert(1)" style="x"/>';
  expect(readLine(bad)).toEqual({
    name: 'g',
    attributes: [],
    inside: ['g', 'image'].map((name) => ({ name, attributes: [], inside: [] })),
  });
  expect(readLine('')).toEqual({ name: 'g', attributes: [], inside: [] });
});
