import { AppError } from '@trayecto/core/contract';
import { ALL_THE_TIME_MS, createRecentUse } from '../threads/recent-use';

export interface PersonGate {
  /** Settles when it is one's turn; refuses when too many wait already. */
  enter(owner: string): Promise<GateTurn>;
}

export interface GateTurn {
  /** How long the server has worked on it so far, waiting for the caller's own connection left out. */
  noteWork(ms: number): void;
  /** Between two parts of one long answer: settles when others have had their share. */
  rest(): Promise<void>;
  /** Gives the place back; doing so twice does no harm. */
  leave(): void;
}

export interface PersonGateLimits {
  /** Requests of one person that are worked on at the same time. */
  readonly mostAtOnce: number;
  /** And of those that wait for it. */
  readonly mostWaiting: number;
  /** The longest anyone waits in line, since the one being served may send a byte a second. */
  readonly longestWaitMs: number;
  /**
   * Who has had the server work for longer of late has one request at a time worked on while others are about. The more of
   * them there are, the less it takes: one share of the server's time, but never less than the second of the two.
   */
  readonly muchWorkMs: number;
  readonly leastShareMs: number;
  /** And where many are, pauses in between, for so long at most. */
  readonly longestPauseMs: number;
  readonly now?: () => number;
}

/** A browser sends six at once; the last of them wait a moment, where many at once would keep everyone else waiting. */
export const usualPersonGate: PersonGateLimits = {
  mostAtOnce: 3,
  mostWaiting: 200,
  longestWaitMs: 10_000,
  muchWorkMs: 700,
  leastShareMs: 100,
  longestPauseMs: 2_000,
};

/** Who has not come for so long is not about. */
const GONE_AFTER_MS = 10_000;
/** With fewer others about, one request at a time leaves enough for everyone. */
const CROWD = 5;

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
  /** Set while the first of those who wait may not come in yet. */
  pause: NodeJS.Timeout | undefined;
}

/**
 * However many requests a person sends at once, a few are worked on and the others wait, before anything of them is
 * read: nobody fills the server's memory or its one thread alone.
 */
export function createPersonGate(limits: PersonGateLimits): PersonGate {
  const { mostAtOnce, mostWaiting, longestWaitMs, longestPauseMs } = limits;
  const { muchWorkMs, leastShareMs } = limits;
  const { now = () => performance.now() } = limits;
  const lines = new Map<string, Line>();
  const work = createRecentUse(now);
  const visits = rememberVisits(now);

  /** One share of the time of a server that does nothing but work for those who are about. */
  const findShareMs = (others: number) =>
    Math.min(muchWorkMs, Math.max(leastShareMs, ALL_THE_TIME_MS / (others + 1)));
  const findMost = (owner: string) => {
    const others = visits.countOthers(owner);
    return others > 0 && work.of(owner) > findShareMs(others) ? 1 : mostAtOnce;
  };
  /** Until enough of it is forgotten. */
  const findPauseMs = (owner: string) => {
    const others = visits.countOthers(owner);
    if (others < CROWD) return 0;
    return Math.min(work.forgottenInMs(owner, findShareMs(others)), longestPauseMs);
  };

  function letIn(owner: string, line: Line): void {
    const next = line.waiting.shift();
    if (!next) {
      if (line.inside === 0) lines.delete(owner);
      return;
    }
    line.inside += 1;
    next();
    callNext(owner, line);
  }

  function callNext(owner: string, line: Line): void {
    if (line.pause) return;
    if (line.waiting.length > 0) {
      if (line.inside >= findMost(owner)) return;
      const pauseMs = findPauseMs(owner);
      if (pauseMs > 0) {
        line.pause = setTimeout(() => {
          line.pause = undefined;
          letIn(owner, line);
        }, pauseMs);
        return;
      }
    }
    letIn(owner, line);
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

  function makeTurn(owner: string, line: Line): GateTurn {
    let hasLeft = false;
    return {
      noteWork: (ms) => work.note(owner, ms),
      async rest() {
        const pauseMs = findPauseMs(owner);
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        line.inside -= 1;
        callNext(owner, line);
      },
    };
  }

  return {
    async enter(owner) {
      visits.note(owner);
      const line = lines.get(owner) ?? { inside: 0, waiting: [], pause: undefined };
      lines.set(owner, line);
      if (line.waiting.length >= mostWaiting) throw refuse();
      const admitted = waitIn(line);
      callNext(owner, line);
      await admitted;
      return makeTurn(owner, line);
    },
  };
}

/** Who came of late. */
function rememberVisits(now: () => number) {
  const lastVisits = new Map<string, number>();
  return {
    note(owner: string): void {
      // The last to arrive are at the end.
      lastVisits.delete(owner);
      lastVisits.set(owner, now());
    },
    countOthers(owner: string): number {
      for (const [one, at] of lastVisits) {
        if (now() - at < GONE_AFTER_MS) break;
        lastVisits.delete(one);
      }
      return lastVisits.size - (lastVisits.has(owner) ? 1 : 0);
    },
  };
}

const refuse = () => new AppError('too_many_requests', { retryAfterSeconds: 1 });
