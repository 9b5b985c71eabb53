import { createRecentUse } from '../threads/recent-use';
import { waitFor } from '../threads/time-work';
import { DatabaseUnavailableError } from './errors';

export interface Turns {
  /**
   * Settles when it is one's turn, with what gives the place back; rejects when that takes too long. Without an owner: on
   * nobody's behalf, such as signing in, sessions and limits.
   */
  enter(owner?: string): Promise<() => void>;
}

export interface TurnLimits {
  /** Places for all, and how many of them one person may have. */
  readonly places: number;
  readonly mostEach: number;
  readonly longestWaitMs: number;
  readonly now?: () => number;
}

interface Waiting {
  readonly owner: string | undefined;
  readonly go: () => void;
}

/**
 * Connections are few, and the embedded database does one thing at a time. The waiting user who has used the database
 * least of late is next: one with hundreds of large queries is served while nobody else waits.
 */
export function createTurns(limits: TurnLimits): Turns {
  const { places, mostEach, longestWaitMs, now = () => performance.now() } = limits;
  const waiting = new Set<Waiting>();
  const inside = new Map<string, number>();
  const use = createRecentUse(now);
  let taken = 0;

  const countInside = (owner: string) => inside.get(owner) ?? 0;
  const mayEnter = (owner: string | undefined) =>
    taken < places && (owner === undefined || countInside(owner) < mostEach);

  function take(owner: string | undefined): () => void {
    const since = now();
    taken += 1;
    if (owner !== undefined) inside.set(owner, countInside(owner) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      taken -= 1;
      if (owner !== undefined) {
        const left = countInside(owner) - 1;
        if (left === 0) inside.delete(owner);
        else inside.set(owner, left);
        use.note(owner, now() - since);
      }
      callNext();
    };
  }

  function callNext(): void {
    let next: Waiting | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of waiting) {
      const used = one.owner === undefined ? 0 : use.of(one.owner);
      if (used >= least || !mayEnter(one.owner)) continue;
      [next, least] = [one, used];
    }
    next?.go();
  }

  function wait(owner: string | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        owner,
        go() {
          clearTimeout(timer);
          waiting.delete(one);
          resolve(take(owner));
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(new DatabaseUnavailableError('no connection was free in time'));
      }, longestWaitMs);
      waiting.add(one);
    });
  }

  return {
    async enter(owner) {
      return mayEnter(owner) ? take(owner) : waitFor(wait(owner));
    },
  };
}
