import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { countBehind, FAR_BEHIND } from './niceness';

/** The one who asks: on Linux a thread has its own priority, elsewhere it is the server's. */
const ITSELF = 0;

/**
 * For a worker between two tasks: whether it leaves the processors to others where there are not enough. Many systems
 * allow no way back, and it goes on as it is.
 */
export function stepBehind(isBehind: boolean): void {
  if (process.platform !== 'linux') return;
  try {
    const niceness = countBehind(getPriority(serverId()), isBehind ? FAR_BEHIND : 0);
    for (const thread of listOwnThreads()) setPriority(thread, niceness);
  } catch {
    // Not allowed here: it works all the same.
  }
}

/** A process has the number of its first thread, which is the server’s own in the server, and its parent’s in a worker’s process. */
function serverId(): number {
  return isMainThread ? process.ppid : process.pid;
}

function listOwnThreads(): readonly number[] {
  return isMainThread ? readdirSync('/proc/self/task').map(Number) : [ITSELF];
}
