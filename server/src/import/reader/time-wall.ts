import { readFileSync } from 'node:fs';

/** How long a process has waited for a core; 0 if the system doesn't say. */
export function readWaitedMs(pid: number): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(waitedNs) / 1e6 || 0;
  } catch {
    return 0;
  }
}

const LEAST_MS = 20;

interface TimeWallOptions {
  readonly mostMs: number;
  /** How many times as long it may take in all, where others kept it from working: 1 for no longer. */
  readonly patience: number;
  readonly readWaited?: (pid: number) => number;
}

/**
 * Calls `onOver` once a process has had its time. Time in which it was ready to work and had no core is given back
 * where there is patience: a machine busy with others makes a process late through no fault of its file.
 */
export function startTimeWall(
  pid: number,
  { mostMs, patience, readWaited = readWaitedMs }: TimeWallOptions,
  onOver: () => void,
): { stop(): void } {
  const startedAt = performance.now();
  const waitedBefore = patience > 1 ? readWaited(pid) : 0;
  const check = () => {
    const passedMs = performance.now() - startedAt;
    const waitedMs = patience > 1 ? readWaited(pid) - waitedBefore : 0;
    const leftMs = Math.min(mostMs - (passedMs - waitedMs), mostMs * patience - passedMs);
    // Looked at again before long would be looked at for ever.
    if (leftMs < LEAST_MS) onOver();
    else timer = setTimeout(check, leftMs);
  };
  let timer = setTimeout(check, mostMs);
  return { stop: () => clearTimeout(timer) };
}
