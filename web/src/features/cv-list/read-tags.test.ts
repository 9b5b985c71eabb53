import { expect, it } from 'vitest';
import { readTags } from './read-tags';

it.each([
  ['', []],
  [' , ,', []],
  ['sanidad, Madrid', ['sanidad', 'Madrid']],
  ['Inglés, inglés , INGLES', ['Inglés']],
  ['x'.repeat(50), ['x'.repeat(30)]],
  [
    Array.from({ length: 20 }, (_, at) => `n${at}`).join(),
    Array.from({ length: 10 }, (_, at) => `n${at}`),
  ],
])('%j', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags);
});
