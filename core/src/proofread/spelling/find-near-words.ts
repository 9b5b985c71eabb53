import { extraCost, missingCost, substituteCost, swapCost } from './edit-costs';
import { endsWord, isLastSibling, letterOf, nextOf, ROOT, type WordGraph } from './word-graph';

export interface NearWord {
  readonly word: string;
  readonly cost: number;
}

/** A capital that was not typed, or was. */
const CAPITAL_COST = 0.1;
/** All words in the graph are shorter than this, so a longer one can't be a slip of any of them. */
const LONGEST = 40;
const FAR = 99;

/**
 * All words of the graph within `limit` of what was typed. Walks the graph with one row of distances for each letter
 * (Wagner and Fischer), and turns back where every way on is too far. All costs are looked up in tables: this runs
 * for hundreds of thousands of letters.
 */
export function findNearWords(graph: WordGraph, typed: string, limit: number): NearWord[] {
  const wanted = [...typed];
  const length = wanted.length;
  if (length === 0 || length > LONGEST) return [];
  const { edges, letters } = graph;
  const small = letters.map((letter) => letter.toLowerCase());
  const width = length + 1;
  const deepest = length + 3;
  const rows = new Float64Array((deepest + 1) * width);
  const extra = wanted.map((letter, at) =>
    extraCost(letter, wanted[at - 1] ?? '', wanted[at + 1] ?? ''),
  );
  for (const [at, cost] of extra.entries()) rows[at + 1] = (rows[at] ?? 0) + cost;
  const swapped = new Float64Array(letters.length * width);
  for (const [code, letter] of letters.entries()) {
    const capital = small[code] === letter ? 0 : CAPITAL_COST;
    for (const [at, other] of wanted.entries())
      swapped[code * width + at + 1] = substituteCost(other, small[code] ?? '') + capital;
  }
  const path = new Int16Array(deepest + 1);
  const leastAt = new Float64Array(deepest + 1);
  const found: NearWord[] = [];
  const spell = (depth: number) =>
    Array.from(path.subarray(1, depth + 1), (code) => letters[code] ?? '').join('');

  function fillRow(depth: number, code: number): number {
    const here = depth * width;
    const above = here - width;
    const meant = small[code] ?? '';
    const before = depth > 1 ? (small[path[depth - 1] ?? 0] ?? '') : '';
    const capital = meant === letters[code] ? 0 : CAPITAL_COST;
    const missing = missingCost(meant, before) + capital;
    const costs = code * width;
    let least = (rows[above] ?? FAR) + missing;
    let left = least;
    rows[here] = least;
    for (let column = 1; column <= length; column++) {
      let cost = (rows[above + column - 1] ?? FAR) + (swapped[costs + column] ?? FAR);
      const leftOut = (rows[above + column] ?? FAR) + missing;
      if (leftOut < cost) cost = leftOut;
      const tooMany = left + (extra[column - 1] ?? FAR);
      if (tooMany < cost) cost = tooMany;
      if (
        column > 1 &&
        depth > 1 &&
        wanted[column - 1] === before &&
        wanted[column - 2] === meant
      ) {
        const turned = (rows[above - width + column - 2] ?? FAR) + swapCost + capital;
        if (turned < cost) cost = turned;
      }
      rows[here + column] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    return least;
  }

  function walk(start: number, depth: number): void {
    if (depth > deepest) return;
    for (let at = start; ; at++) {
      const edge = edges[at] ?? 0;
      path[depth] = letterOf(edge);
      const least = fillRow(depth, letterOf(edge));
      leastAt[depth] = least;
      const whole = rows[depth * width + length] ?? FAR;
      if (endsWord(edge) && whole <= limit) found.push({ word: spell(depth), cost: whole });
      // A swap looks two rows back: what is too far now may be near again with the next letter.
      const isNear = least <= limit || (leastAt[depth - 1] ?? 0) + swapCost <= limit;
      if (nextOf(edge) !== 0 && isNear) walk(nextOf(edge), depth + 1);
      if (isLastSibling(edge)) return;
    }
  }

  walk(ROOT, 1);
  return found.sort((a, b) => a.cost - b.cost);
}
