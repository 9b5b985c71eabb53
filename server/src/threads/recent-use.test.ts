import { expect, it } from 'vitest';
import { createRecentUse } from './recent-use';

it('counts what each has used, and forgets half of it every two seconds', () => {
  let time = 0;
  const use = createRecentUse(() => time);
  use.note('ana', 400);
  use.note('bea', 10);
  expect([use.of('ana'), use.of('bea'), use.of('caro')]).toEqual([400, 10, 0]);
  time = 2_000;
  expect(use.of('ana')).toBe(200);
  use.note('ana', 600);
  time = 6_000;
  expect(use.of('ana')).toBe(200);
});

it('tells when it will be forgotten', () => {
  let time = 0;
  const use = createRecentUse(() => time);
  use.note('ana', 400);
  expect(use.forgottenInMs('ana', 400)).toBe(0);
  const ms = use.forgottenInMs('ana', 100);
  time = ms;
  expect(use.of('ana')).toBeCloseTo(100);
  expect(use.forgottenInMs('bea', 100)).toBe(0);
});
