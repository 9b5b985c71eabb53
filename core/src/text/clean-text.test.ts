import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, cleanTexts } from './clean-text';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\u0000', '\ud800') });
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(text.map(cleanText), tie('value')),
  ),
})).value;

it('every text of a value is cleaned, and nothing else changes', () => {
  fc.assert(
    fc.property(data, (value) => {
      const expected: unknown = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
        typeof part === 'string' ? cleanText(part) : part,
      );
      expect(cleanTexts(value)).toEqual(expected);
    }),
  );
});

it('what is clean is not copied, and of the rest only what leads to what was not', () => {
  fc.assert(
    fc.property(data, (value) => {
      const cleaned = cleanTexts(value);
      expect(cleanTexts(cleaned)).toBe(cleaned);
      expect(cleanTexts({ cleaned, beside: 'a\u0000' })).toEqual({ cleaned, beside: 'a' });
    }),
  );
});

it('names that become one keep what both held', () => {
  const sent: unknown = JSON.parse('{"a\\u0000":["x\\u0000"],"a":"y","__proto__":"z\\u0000"}');
  const cleaned = cleanTexts(sent);
  expect(JSON.stringify(cleaned)).toBe('{"a":["x","y"],"__proto__":"z"}');
});
