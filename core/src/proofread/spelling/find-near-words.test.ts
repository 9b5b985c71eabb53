import { expect, it } from 'vitest';
import { extraCost, missingCost, substituteCost, swapCost } from './edit-costs';
import { findNearWords } from './find-near-words';
import type { WordGraph } from './word-graph';

interface Branch {
  readonly children: Map<string, Branch>;
  isWord: boolean;
}

/** See word-graph.ts for what the numbers say. */
function makeGraph(words: readonly string[]): WordGraph {
  const letters = [...new Set(words.join(''))].sort();
  const root: Branch = { children: new Map(), isWord: false };
  for (const word of words) {
    let branch = root;
    for (const letter of word) {
      const next = branch.children.get(letter) ?? { children: new Map(), isWord: false };
      branch.children.set(letter, next);
      branch = next;
    }
    branch.isWord = true;
  }
  const edges = [0];
  const place = ({ children }: Branch): number => {
    if (children.size === 0) return 0;
    const start = edges.length;
    edges.push(...Array.from(children, () => 0));
    for (const [at, [letter, child]] of [...children].entries()) {
      const isLast = at === children.size - 1;
      edges[start + at] =
        letters.indexOf(letter) |
        (child.isWord ? 1 << 7 : 0) |
        (isLast ? 1 << 8 : 0) |
        (place(child) << 9);
    }
    return start;
  };
  place(root);
  const codes = new Map(letters.map((letter, code) => [letter, code]));
  return { letters, codes, edges: Uint32Array.from(edges) };
}

/** Every cell of the table, with nothing left out. */
function measure(typed: string, word: string): number {
  const small = [...word.toLowerCase()];
  const capital = (at: number) => (small[at] === word[at] ? 0 : 0.1);
  const table: number[][] = [[0]];
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= word.length; row++) {
    table[row] ??= [];
    for (let column = row === 0 ? 1 : 0; column <= typed.length; column++) {
      const [meant = '', wanted = ''] = [small[row - 1], typed[column - 1]];
      const before = small[row - 2] ?? '';
      const extra = extraCost(wanted, typed[column - 2] ?? '', typed[column] ?? '');
      const ways = [
        column > 0 ? cell(row, column - 1) + extra : Infinity,
        row > 0
          ? cell(row - 1, column) + (missingCost(meant, before) + capital(row - 1))
          : Infinity,
        row > 0 && column > 0
          ? cell(row - 1, column - 1) + (substituteCost(wanted, meant) + capital(row - 1))
          : Infinity,
        row > 1 && column > 1 && wanted === before && typed[column - 2] === meant
          ? cell(row - 2, column - 2) + swapCost + capital(row - 1)
          : Infinity,
      ];
      table[row]?.splice(column, 1, Math.min(...ways));
    }
  }
  return cell(word.length, typed.length);
}

/** The same numbers every time. */
function makePick(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('finds every word within the limit, and no other, whatever is typed', () => {
  const pick = makePick(7);
  const make = (from: string, longest: number) =>
    Array.from({ length: 1 + pick(longest) }, () => from.charAt(pick(from.length))).join('');
  const words = [...new Set(Array.from({ length: 250 }, () => make('abhsáñAZ', 6)))];
  const graph = makeGraph(words);
  let count = 0;
  for (let round = 0; round < 60; round++) {
    const typed = make('abhsáñzq', 7);
    const all = words.map((word) => ({ word, cost: measure(typed, word) }));
    const write = (near: typeof all) =>
      near.map(({ word, cost }) => `${word} ${cost.toFixed(6)}`).sort();
    for (const limit of [0.3, 0.85, 1, 1.8]) {
      const near = all.filter(({ cost }) => cost <= limit);
      const found = write(findNearWords(graph, typed, limit));
      expect([typed, limit, found]).toEqual([typed, limit, write(near)]);
      count += near.length;
    }
  }
  expect(count).toBeGreaterThan(500);
});
