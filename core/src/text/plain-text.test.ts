import { expect, it } from 'vitest';
import { readPlainText } from './plain-text';

it.each([
  'De: Ana Ruiz <ana@example.com>',
  'CV a <cv.ana+1@example.com> o a <https://example.com/a>',
])('an address in angle brackets is no markup: %s', (text) => {
  expect(readPlainText(text)).toBe(text);
  expect(readPlainText(`<p>${text}</p>`)).toContain(text);
});
