import { expect, it } from 'vitest';
import { crowding } from './crowding';

it.each([
  [0, 2, 1],
  [2, 2, 1],
  [6, 2, 3],
  [90, 2, 4],
])('load %d on %d cores stretches a limit %d times', (load, cores, times) => {
  expect(crowding(load, cores)).toBe(times);
});
