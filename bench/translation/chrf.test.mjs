import { expect, it } from 'vitest';
import { scoreChrf } from './chrf.mjs';

const score = (translation, reference) => scoreChrf([{ translation, reference }]);

it('gives 100 to the reference itself, whatever the spaces', () => {
  expect(score('Reduced costs', 'Reduced  costs')).toBeCloseTo(100);
});

it('gives 0 to a text with no letter in common', () => {
  expect(score('abc', 'xyz')).toBe(0);
  expect(score('', 'xyz')).toBe(0);
});

it('counts n-grams by hand', () => {
  // One-grams: 2 of 3 shared; two-grams: 1 of 2; three-grams: none of one.
  expect(score('abc', 'abd')).toBeCloseTo(((2 / 3 + 1 / 2 + 0) / 3) * 100);
});

it('punishes what is missing more than what is too much', () => {
  expect(score('abcd', 'abcdefgh')).toBeLessThan(score('abcdefgh', 'abcd'));
});
