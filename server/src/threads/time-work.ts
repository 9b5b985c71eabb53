import { AsyncLocalStorage } from 'node:async_hooks';

interface Clock {
  waitedMs: number;
}

const clock = new AsyncLocalStorage<Clock>();

/** Notes how long something was worked on; the time it spent waiting for a turn, or for a worker, is left out. */
export async function timeWork<T>(
  work: () => Promise<T>,
  note: (workedMs: number) => void,
): Promise<T> {
  const since = performance.now();
  const own: Clock = { waitedMs: 0 };
  try {
    return await clock.run(own, work);
  } finally {
    note(Math.max(0, performance.now() - since - own.waitedMs));
  }
}

/** For what is no work of the one who is timed, if anybody is. */
export async function waitFor<T>(other: Promise<T>): Promise<T> {
  const own = clock.getStore();
  if (!own) return other;
  const since = performance.now();
  return other.finally(() => {
    own.waitedMs += performance.now() - since;
  });
}
