import { createRecentUse } from './recent-use';

interface FairQueue {
  /** Settles when it is one's turn; rejects when there is no room, or with the signal's reason. */
  enter(owner: string, signal?: AbortSignal): Promise<Turn>;
  readonly waiting: number;
}

export interface Turn {
  /** Queued while another of the same owner's was running or waiting. */
  readonly isOneOfMany: boolean;
  /** Has had a place most of the time of late, be it one at a time. */
  readonly hasUsedMuch: boolean;
  /** What was done so far was for everyone, such as loading a worker: it is no use of theirs. */
  restartClock(): void;
  /** Gives the place back; doing so twice does no harm. */
  leave(): void;
}

interface FairQueueOptions {
  /** How many may be in at the same time. */
  readonly slots: number;
  /** How many of those may be of one owner; two unless said otherwise. */
  readonly mostEach?: number;
  /** How many may wait, and how many of those may be of one owner. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  readonly refuse: () => Error;
}

interface Entry {
  readonly owner: string;
  readonly go: () => void;
}

/** Nobody has more at work, however many places there are. */
const MOST_EACH = 2;
/** A place for more than a third of the time. */
const MUCH_MS = 1_000;

/**
 * A free place goes to the user with the fewest taken, among those to the one whose last turn is longest ago, and the last
 * place to nobody who has one already: a user with a hundred files doesn't make the next one wait for any of them.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { slots, mostEach: wanted = MOST_EACH, mostWaiting, mostWaitingEach, refuse } = options;
  const mostEach = Math.max(1, Math.min(wanted, slots - 1));
  const inside = new Map<string, number>();
  const waiting: Entry[] = [];
  /** When each last got a place, by count; those who want none are forgotten. */
  const lastTurns = new Map<string, number>();
  const use = createRecentUse();
  let turns = 0;
  let taken = 0;

  const countInside = (owner: string) => inside.get(owner) ?? 0;
  const note = (owner: string, change: 1 | -1) => {
    taken += change;
    const now = countInside(owner) + change;
    if (now === 0) inside.delete(owner);
    else inside.set(owner, now);
    if (change === 1) {
      turns += 1;
      lastTurns.set(owner, turns);
    }
  };
  const forget = (owner: string) => {
    const isGone = countInside(owner) === 0 && waiting.every((entry) => entry.owner !== owner);
    if (isGone) lastTurns.delete(owner);
  };
  const mayEnter = (owner: string) => taken < slots && countInside(owner) < mostEach;
  const leave = (owner: string) => {
    note(owner, -1);
    forget(owner);
    const [next] = waiting
      .filter((entry) => mayEnter(entry.owner))
      .toSorted(
        (a, b) =>
          countInside(a.owner) - countInside(b.owner) ||
          (lastTurns.get(a.owner) ?? 0) - (lastTurns.get(b.owner) ?? 0),
      );
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    note(next.owner, 1);
    next.go();
  };
  const makeTurn = (owner: string, isOneOfMany: boolean): Turn => {
    let since = performance.now();
    let hasLeft = false;
    return {
      isOneOfMany,
      hasUsedMuch: use.of(owner) > MUCH_MS,
      restartClock() {
        since = performance.now();
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        use.note(owner, performance.now() - since);
        leave(owner);
      },
    };
  };

  return {
    get waiting() {
      return waiting.length;
    },
    async enter(owner, signal) {
      signal?.throwIfAborted();
      const ownWaiting = waiting.filter((entry) => entry.owner === owner).length;
      const isOneOfMany = ownWaiting > 0 || countInside(owner) > 0;
      if (mayEnter(owner)) {
        note(owner, 1);
        return makeTurn(owner, isOneOfMany);
      }
      if (waiting.length >= mostWaiting || ownWaiting >= mostWaitingEach) throw refuse();
      return new Promise((resolve, reject) => {
        const entry: Entry = {
          owner,
          go() {
            signal?.removeEventListener('abort', giveUp);
            resolve(makeTurn(owner, isOneOfMany));
          },
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(entry), 1);
          forget(owner);
          reject(signal?.reason);
        };
        waiting.push(entry);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
