import { expect, it } from 'vitest';
import { beginWordWithSmallLetter } from './begin-with-small-letter';

it.each([
  ['Comunicación', 'comunicación'],
  ['Ética', 'ética'],
  ['SAP', 'SAP'],
  ['C', 'C'],
])('%s goes on in a sentence as %s', (text, small) => {
  expect(beginWordWithSmallLetter(text)).toBe(small);
});
