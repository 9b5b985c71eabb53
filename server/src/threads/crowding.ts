import { availableParallelism, loadavg } from 'node:os';

/** However crowded the machine is, what hangs is ended. */
const MOST = 4;

/**
 * How many want each core: where there are three, a second of the clock is a third of a second of work, and a limit of time
 * that takes no account of it would call ordinary work too much.
 */
export function crowding(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.min(MOST, Math.max(1, load / cores));
}
