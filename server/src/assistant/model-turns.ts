import type { CancelSignal } from '@trayecto/core/assistant';
import { AppError } from '@trayecto/core/contract';
import { createFairQueue } from '../threads/fair-queue';

/** The model shares its time between all that it is given at once. */
const AT_ONCE = 50;
const MOST_WAITING = 200;
const RETRY_SECONDS = 10;

type InTurn = <Result>(
  owner: string,
  signal: CancelSignal,
  work: () => Promise<Result>,
) => Promise<Result>;

/** One request at a time for each person, so that asking for many gives no larger share than asking for one. */
export function createModelTurns(): InTurn {
  const queue = createFairQueue({
    slots: AT_ONCE,
    mostEach: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING / 10,
    refuse: () => new AppError('server_busy', { retryAfterSeconds: RETRY_SECONDS }),
  });
  return async (owner, signal, work) => {
    const turn = await queue.enter(owner, signal instanceof AbortSignal ? signal : undefined);
    try {
      return await work();
    } finally {
      turn.leave();
    }
  };
}
