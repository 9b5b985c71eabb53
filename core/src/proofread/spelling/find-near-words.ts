import { extraCost, swapCost } from './edit-costs';
import { findLetterCosts } from './letter-costs';
import { endsWord, isLastSibling, letterOf, nextOf, ROOT, type WordGraph } from './word-graph';

export interface NearWord {
  readonly word: string;
  readonly cost: number;
}

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
  const { smallOf, capital, missing, numberOf, swapped: weighSwaps } = findLetterCosts(graph);
  const width = length + 1;
  const deepest = length + 3;
  const rows = new Float64Array((deepest + 1) * width);
  const extra = Float64Array.from(wanted, (letter, at) =>
    extraCost(letter, wanted[at - 1] ?? '', wanted[at + 1] ?? ''),
  );
  for (const [at, cost] of extra.entries()) rows[at + 1] = (rows[at] ?? 0) + cost;
  const typedAs = Int16Array.from(wanted, numberOf);
  const swapped = new Float64Array(letters.length * width);
  for (const [at, letter] of wanted.entries())
    for (const [code, cost] of weighSwaps(letter).entries()) swapped[code * width + at + 1] = cost;
  const path = new Int16Array(deepest + 1);
  const leastAt = new Float64Array(deepest + 1);
  // Between which columns a row is near: a way that is too far never comes back.
  const firstNear = new Int16Array(deepest + 1);
  const lastNear = new Int16Array(deepest + 1).fill(length);
  const found: NearWord[] = [];
  const spell = (depth: number) =>
    Array.from(path.subarray(1, depth + 1), (code) => letters[code] ?? '').join('');

  /** The distances after one more letter. Those that are too far are not told apart. */
  function fillRow(depth: number, code: number): number {
    const here = depth * width;
    const above = here - width;
    const before = depth > 1 ? (path[depth - 1] ?? 0) : letters.length;
    const leftOut = missing[code * (letters.length + 1) + before] ?? FAR;
    const costs = code * width;
    const meant = smallOf[code] ?? -1;
    const meantBefore = smallOf[before] ?? -1;
    const capitalCost = capital[code] ?? 0;
    let start = firstNear[depth - 1] ?? 0;
    let end = (lastNear[depth - 1] ?? length) + 1;
    if (depth > 1) {
      // A swap looks two rows back.
      start = Math.min(start, (firstNear[depth - 2] ?? 0) + 2);
      end = Math.max(end, (lastNear[depth - 2] ?? length) + 2);
    }
    let least = FAR;
    let left = FAR;
    let nearFrom = length + 1;
    let nearTo = -1;
    if (start > 0) rows[here + start - 1] = FAR;
    if (start > 1) rows[here + start - 2] = FAR;
    let column = start;
    for (; column <= length && (column <= end || left <= limit); column++) {
      let cost = (rows[above + column] ?? FAR) + leftOut;
      if (column > 0) {
        const other = (rows[above + column - 1] ?? FAR) + (swapped[costs + column] ?? FAR);
        if (other < cost) cost = other;
        const tooMany = left + (extra[column - 1] ?? FAR);
        if (tooMany < cost) cost = tooMany;
      }
      if (
        column > 1 &&
        depth > 1 &&
        typedAs[column - 1] === meantBefore &&
        typedAs[column - 2] === meant
      ) {
        const turned = (rows[above - width + column - 2] ?? FAR) + swapCost + capitalCost;
        if (turned < cost) cost = turned;
      }
      if (cost > limit) cost = FAR;
      else {
        if (nearTo < 0) nearFrom = column;
        nearTo = column;
        if (cost < least) least = cost;
      }
      rows[here + column] = cost;
      left = cost;
    }
    for (; column <= length; column++) rows[here + column] = FAR;
    firstNear[depth] = nearFrom;
    lastNear[depth] = nearTo;
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
