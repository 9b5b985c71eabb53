import { AppError } from '@trayecto/core/contract';

export interface PersonGate {
  /** Settles when it is one's turn, with what gives the place back; refuses when too many wait already. */
  enter(owner: string): Promise<() => void>;
}

export interface PersonGateLimits {
  /** Requests of one person that are worked on at the same time. */
  readonly mostAtOnce: number;
  /** And of those that wait for it. */
  readonly mostWaiting: number;
  /** Nobody stands in the line for longer, since whoever is inside may be sending a byte a second. */
  readonly longestWaitMs: number;
}

/** A browser sends six at once; the last of them wait a moment, where many at once would keep everybody else waiting. */
export const usualPersonGate: PersonGateLimits = {
  mostAtOnce: 3,
  mostWaiting: 200,
  longestWaitMs: 10_000,
};

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * However many requests a person sends at once, a few are worked on and the others wait, before anything of them is
 * read: nobody fills the server's memory or its one thread alone.
 */
export function createPersonGate(limits: PersonGateLimits): PersonGate {
  const { mostAtOnce, mostWaiting, longestWaitMs } = limits;
  const lines = new Map<string, Line>();

  function leave(owner: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.inside -= 1;
    if (line.inside === 0) lines.delete(owner);
  }

  function waitIn({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(refuse());
      }, longestWaitMs);
      waiting.push(go);
    });
  }

  /** Giving the place back twice does no harm. */
  function makeLeave(owner: string, line: Line): () => void {
    let hasLeft = false;
    return () => {
      if (!hasLeft) leave(owner, line);
      hasLeft = true;
    };
  }

  return {
    async enter(owner) {
      const line = lines.get(owner) ?? { inside: 0, waiting: [] };
      lines.set(owner, line);
      if (line.inside < mostAtOnce) {
        line.inside += 1;
        return makeLeave(owner, line);
      }
      if (line.waiting.length >= mostWaiting) throw refuse();
      await waitIn(line);
      return makeLeave(owner, line);
    },
  };
}

const refuse = () => new AppError('too_many_requests', { retryAfterSeconds: 1 });
