import type { NextTokens, ScoredToken } from '@trayecto/core/translate/model';
import type { Kernel } from './kernel/load-kernel';
import type { Workspace } from './workspace';

/** What is less likely than the likeliest token by more than this is not looked at. */
const NEAR = 12;
/** Where to look first. */
const CLOSE = [0, 3, 6] as const;

/** The logits in the workspace as likelihoods, row by row. */
export function readNextTokens(
  kernel: Kernel,
  { buffer }: WebAssembly.Memory,
  { logits, places }: Workspace,
  rows: number,
  { columns, vocabulary }: { readonly columns: number; readonly vocabulary: number },
): NextTokens {
  const floats = new Float32Array(buffer);
  const integers = new Int32Array(buffer);
  const startOf = (row: number) => logits / 4 + row * columns;
  const totals = new Float64Array(rows);
  const largest = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    const start = startOf(row);
    // Columns that are nobody's.
    floats.fill(-1e30, start + vocabulary, start + columns);
    const most = kernel.findLargest(start * 4, columns);
    largest[row] = most;
    totals[row] = most + Math.log(kernel.sumExponentials(start * 4, columns, most));
  }
  const score = (row: number, token: number) =>
    (floats[startOf(row) + token] ?? 0) - (totals[row] ?? 0);
  const listNear = (row: number, count: number, near: number, barred: ReadonlySet<number>) => {
    const least = (largest[row] ?? 0) - near;
    const amount = kernel.listAtLeast(startOf(row) * 4, columns, least, places);
    const best: ScoredToken[] = [];
    for (let at = 0; at < amount; at++) {
      const token = integers[places / 4 + at] ?? 0;
      const logProbability = score(row, token);
      const isAmong =
        best.length < count || logProbability > (best[count - 1]?.logProbability ?? 0);
      if (isAmong && !barred.has(token)) insert(best, count, token, logProbability);
    }
    return best;
  };
  return {
    logProbability: score,
    likeliest(row, count, barred) {
      // As many as are wanted mostly lie close together; thousands are within reach.
      for (const near of CLOSE) {
        const best = listNear(row, count, near, barred);
        if (best.length === count) return best;
      }
      for (let near = NEAR; (largest[row] ?? 0) - near > -1e29; near += NEAR) {
        const best = listNear(row, count, near, barred);
        if (best.length > 0) return best;
      }
      return [];
    },
  };
}

/** Keeps the `count` likeliest, best first. */
function insert(best: ScoredToken[], count: number, token: number, logProbability: number): void {
  const before = best.findIndex((one) => one.logProbability < logProbability);
  best.splice(before === -1 ? best.length : before, 0, { token, logProbability });
  best.length = Math.min(best.length, count);
}
