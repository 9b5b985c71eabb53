import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

export const NICENESS = 15;
/** The one who asks: on Linux a thread has its own priority, elsewhere it is the server's. */
const ITSELF = 0;

/**
 * For a worker between two tasks: whether it leaves the processors to others where there are not enough. Many systems
 * allow no way back, and it goes on as it is.
 */
export function stepBehind(isBehind: boolean): void {
  if (process.platform !== 'linux') return;
  try {
    for (const thread of listOwnThreads()) setPriority(thread, isBehind ? NICENESS : 0);
  } catch {
    // Not allowed here: it works all the same.
  }
}

function listOwnThreads(): readonly number[] {
  return isMainThread ? readdirSync('/proc/self/task').map(Number) : [ITSELF];
}
