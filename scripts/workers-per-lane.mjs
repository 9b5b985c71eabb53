import { availableParallelism } from 'node:os';

const MOST = 4;

/** Journeys run beside the other tests: each lane has half of the machine. */
export function workersPerLane(cores = availableParallelism()) {
  return Math.min(MOST, Math.max(1, Math.floor(cores / 2)));
}

/** What has the machine to itself. */
export function workersAlone(cores = availableParallelism()) {
  return Math.min(MOST, Math.max(2, cores));
}
