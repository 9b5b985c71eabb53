import type { NextTokens, ScoredToken } from '@trayecto/core/translate/model';
import type { Kernel } from './kernel/load-kernel';
import type { Workspace } from './workspace';

/** What is less likely than the likeliest token by more than this is not looked at. */
const NEAR = 12;

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
  const totals = Array.from({ length: rows }, (_, row) => {
    const start = startOf(row);
    // Columns that are nobody's.
    floats.fill(-1e30, start + vocabulary, start + columns);
    const largest = kernel.findLargest(start * 4, columns);
    return largest + Math.log(kernel.sumExponentials(start * 4, columns, largest));
  });
  const score = (row: number, token: number) =>
    (floats[startOf(row) + token] ?? 0) - (totals[row] ?? 0);
  return {
    logProbability: score,
    likeliest(row, count, barred) {
      const start = startOf(row);
      const largest = kernel.findLargest(start * 4, columns);
      for (let least = largest - NEAR; least > -1e29; least -= NEAR) {
        const amount = kernel.listAtLeast(start * 4, columns, least, places);
        const best: ScoredToken[] = [];
        for (let at = 0; at < amount; at++) {
          const token = integers[places / 4 + at] ?? 0;
          if (!barred.has(token)) insert(best, count, token, score(row, token));
        }
        if (best.length > 0) return best;
      }
      return [];
    },
  };
}

/** Keeps the `count` likeliest, best first. */
function insert(best: ScoredToken[], count: number, token: number, logProbability: number): void {
  const last = best[count - 1];
  if (last !== undefined && last.logProbability >= logProbability) return;
  const before = best.findIndex((one) => one.logProbability < logProbability);
  best.splice(before === -1 ? best.length : before, 0, { token, logProbability });
  best.length = Math.min(best.length, count);
}
