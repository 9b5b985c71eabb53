import { DatabaseUnavailableError } from './errors';

export interface Turns {
  /** Settles when it is one's turn, with what gives the place back; rejects when that takes too long. */
  enter(owner?: string): Promise<() => void>;
}

export interface TurnLimits {
  /** Places for all, and how many of them one person may have. What is done on nobody's behalf may have them all. */
  readonly places: number;
  readonly mostEach: number;
  readonly longestWaitMs: number;
}

/** What is done on nobody's behalf: signing in, sessions, limits. */
const NOBODY = '';

/**
 * Connections are few, and the embedded database does one thing at a time. Those who wait take turns by person rather
 * than by request: somebody with hundreds under way keeps the next person waiting for one or two of them.
 */
export function createTurns({ places, mostEach, longestWaitMs }: TurnLimits): Turns {
  /** Who waits, the next one first; whoever has had a turn goes to the end. */
  const lines = new Map<string, Set<() => void>>();
  const inside = new Map<string, number>();
  let taken = 0;

  const countInside = (owner: string) => inside.get(owner) ?? 0;
  const mayEnter = (owner: string) =>
    taken < places && (owner === NOBODY || countInside(owner) < mostEach);

  function take(owner: string): () => void {
    taken += 1;
    inside.set(owner, countInside(owner) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      taken -= 1;
      const left = countInside(owner) - 1;
      if (left === 0) inside.delete(owner);
      else inside.set(owner, left);
      callNext();
    };
  }

  function callNext(): void {
    for (const [owner, line] of lines) {
      if (!mayEnter(owner)) continue;
      const [go] = line;
      if (!go) continue;
      lines.delete(owner);
      line.delete(go);
      if (line.size > 0) lines.set(owner, line);
      go();
      return;
    }
  }

  function wait(owner: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(owner) ?? new Set();
      lines.set(owner, line);
      const timer = setTimeout(() => {
        line.delete(go);
        if (line.size === 0 && lines.get(owner) === line) lines.delete(owner);
        reject(new DatabaseUnavailableError('no connection was free in time'));
      }, longestWaitMs);
      const go = () => {
        clearTimeout(timer);
        resolve(take(owner));
      };
      line.add(go);
    });
  }

  return {
    async enter(owner = NOBODY) {
      return mayEnter(owner) ? take(owner) : wait(owner);
    },
  };
}
