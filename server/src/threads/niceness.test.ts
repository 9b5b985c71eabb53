import { expect, it } from 'vitest';
import { countBehind, FAR_BEHIND } from './niceness';

it.each([
  [-5, 10],
  [0, 15],
  [3, 18],
  [10, 19],
  [19, 19],
])('work goes behind a server that has niceness %i itself, and never before it', (own, behind) => {
  expect(countBehind(own, FAR_BEHIND)).toBe(behind);
  expect(countBehind(own, 0)).toBe(own);
});
