interface RecentUse {
  /** Milliseconds of late, the older ones counting less. */
  of(owner: string): number;
  note(owner: string, ms: number): void;
  /** How long it takes until no more than so much is left. */
  forgottenInMs(owner: string, left: number): number;
}

/** Half of what someone has used is forgotten after this long: who uses one thing all the time has used 2.9 seconds. */
const HALF_LIFE_MS = 2_000;
export const ALL_THE_TIME_MS = HALF_LIFE_MS / Math.LN2;
const MOST_REMEMBERED = 10_000;

/** How much of something each person has used of late. */
export function createRecentUse(now: () => number = () => performance.now()): RecentUse {
  const used = new Map<string, { readonly ms: number; readonly at: number }>();

  function find(owner: string): number {
    const use = used.get(owner);
    return use ? use.ms * 0.5 ** ((now() - use.at) / HALF_LIFE_MS) : 0;
  }

  return {
    of: find,
    note(owner, ms) {
      const sum = find(owner) + ms;
      if (used.size >= MOST_REMEMBERED) used.clear();
      used.set(owner, { ms: sum, at: now() });
    },
    forgottenInMs: (owner, left) => Math.max(0, HALF_LIFE_MS * Math.log2(find(owner) / left)),
  };
}
