import type { TaskContext, TaskProgress } from '@trayecto/core/assistant';

/** A caller: how to report progress to it, and how to know that it has left. */
export interface Caller {
  readonly signal: AbortSignal;
  readonly onProgress: TaskContext['onProgress'];
}

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly listeners: Set<TaskContext['onProgress']>;
  readonly controller: AbortController;
  last: TaskProgress | undefined;
}

type ShareWork<T> = (
  name: string,
  caller: Caller,
  work: (context: Caller) => Promise<T>,
) => Promise<T>;

/**
 * Work of one name is done once for all who ask for it while it goes on. Each hears of its progress; who leaves, leaves
 * alone, and when nobody waits any more the work is cancelled.
 */
export function createShareWork<T>(): ShareWork<T> {
  const flights = new Map<string, Flight<T>>();

  function take(name: string, work: (context: Caller) => Promise<T>): Flight<T> {
    const known = flights.get(name);
    if (known) return known;
    const controller = new AbortController();
    const listeners: Flight<T>['listeners'] = new Set();
    const onProgress = (progress: TaskProgress) => {
      flight.last = progress;
      for (const listen of listeners) listen(progress);
    };
    const flight: Flight<T> = {
      listeners,
      controller,
      last: undefined,
      // Begins after the flight is known, so that no progress comes too early.
      answer: Promise.resolve().then(() => work({ signal: controller.signal, onProgress })),
    };
    flights.set(name, flight);
    const land = () => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    flight.answer.then(land, land);
    return flight;
  }

  return async (name, { signal, onProgress }, work) => {
    signal.throwIfAborted();
    const flight = take(name, work);
    const listen = (progress: TaskProgress) => onProgress(progress);
    if (flight.last) listen(flight.last);
    flight.listeners.add(listen);
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason);
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.answer, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.listeners.delete(listen);
      if (signal.aborted && flight.listeners.size === 0) {
        if (flights.get(name) === flight) flights.delete(name);
        flight.controller.abort(signal.reason);
      }
    }
  };
}
