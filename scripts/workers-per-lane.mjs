import { availableParallelism } from 'node:os';

/** Journeys run beside the other tests: each lane has half of the machine, and no less than two workers. */
export function workersPerLane(cores = availableParallelism()) {
  return Math.min(4, Math.max(2, Math.floor(cores / 2)));
}
