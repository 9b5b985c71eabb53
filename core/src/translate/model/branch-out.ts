import type { Advance, ScoredToken, SearchProblem } from './search';

interface BranchOptions {
  readonly beginning: number;
  readonly end: number;
  /** How many ways to go on are listed at each place. */
  readonly most: number;
  readonly isOver: () => boolean;
}

/**
 * The likeliest ways to go on with the first sentence of the batch other than it is written, at each of the places: the text
 * up to there, and another token.
 */
export function branchOut(
  { required, barred }: SearchProblem,
  written: readonly number[],
  places: readonly number[],
  advance: Advance,
  { beginning, end, most, isOver }: BranchOptions,
): readonly (readonly number[])[] {
  const barredWithEnd = new Set([...barred, end]);
  const branches: (readonly number[])[] = [];
  const last = Math.max(...places);
  for (let at = 0; at <= last && !isOver(); at++) {
    const token = written[at - 1] ?? beginning;
    const next = advance([{ sentence: 0, parent: at === 0 ? -1 : 0, token }]);
    if (!places.includes(at)) continue;
    const begun = written.slice(0, at);
    const missing = required.filter((one) => !begun.includes(one));
    const mayEnd = missing.length === 0 && at > 0;
    const others: readonly ScoredToken[] = [
      ...missing.map((one) => ({ token: one, logProbability: next.logProbability(0, one) })),
      ...next.likeliest(0, most + 1, mayEnd ? barred : barredWithEnd),
    ];
    const best = others
      .filter((one) => one.token !== (written[at] ?? end))
      .sort((a, b) => b.logProbability - a.logProbability)
      .slice(0, most);
    branches.push(...best.map((one) => [...begun, one.token]));
  }
  return branches;
}
