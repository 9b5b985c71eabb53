import { describe, expect, it } from 'vitest';
import { branchOut } from './branch-out';
import type { Advance } from './search';

const BEGINNING = 0;
const END = 1;
const HIDDEN = 5;

/** Tokens that are likelier the smaller they are. */
const advance: Advance = () => ({
  logProbability: (_, token) => -token,
  likeliest: (_, count, barred) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .filter((token) => !barred.has(token))
      .slice(0, count)
      .map((token) => ({ token, logProbability: -token })),
});
const options = { beginning: BEGINNING, end: END, most: 2, isOver: () => false };
const problem = { required: [HIDDEN], barred: new Set([0, HIDDEN]), mostTokens: 9 };

describe('ways to go on', () => {
  it('begin as it is written and go on with another token, the likeliest first', () => {
    expect(branchOut(problem, [2, HIDDEN, 3], [0, 2], advance, options)).toEqual([
      [3],
      [4],
      [2, HIDDEN, END],
      [2, HIDDEN, 2],
    ]);
  });

  it('do not end before what was hidden is there, which may come next', () => {
    const places = branchOut(problem, [2, 3], [1, 2], advance, { ...options, most: 5 });
    expect(places.some((tokens) => tokens.includes(END))).toBe(false);
    expect(places).toContainEqual([2, HIDDEN]);
  });
});
