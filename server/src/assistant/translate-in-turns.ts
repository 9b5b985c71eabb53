import { AppError } from '@trayecto/core/contract';
import { createFairQueue } from '../threads/fair-queue';
import type { TranslateProse } from './prose-translator';

/** The translator shares its time between all that it is given at once. */
const AT_ONCE = 50;
const MOST_WAITING = 200;
const RETRY_SECONDS = 10;

/** One translation at a time for each person, so that asking for many gives no larger share than asking for one. */
export function createTranslateInTurns(translate: TranslateProse) {
  const queue = createFairQueue({
    slots: AT_ONCE,
    mostEach: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING / 10,
    refuse: () => new AppError('server_busy', { retryAfterSeconds: RETRY_SECONDS }),
  });
  return (owner: string): TranslateProse =>
    async (asked, signal, onSentence) => {
      const turn = await queue.enter(owner, signal instanceof AbortSignal ? signal : undefined);
      try {
        return await translate(asked, signal, onSentence);
      } finally {
        turn.leave();
      }
    };
}
