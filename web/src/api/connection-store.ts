/** Whether the server can be reached, as far as this tab knows. */
export type Connection = 'reachable' | 'offline' | 'server-away';

interface ConnectionParts {
  /** Resolves when the server answers anything at all. */
  readonly probe: () => Promise<unknown>;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}

const FIRST_PROBE_MS = 2000;
const LONGEST_PROBE_MS = 30_000;

export function createConnectionStore(parts: ConnectionParts) {
  let connection: Connection = 'reachable';
  let probes = 0;
  let cancelProbe = () => {};
  const listeners = new Set<() => void>();

  function set(next: Connection) {
    if (next === connection) return;
    connection = next;
    for (const listener of listeners) listener();
  }

  function planProbe() {
    cancelProbe();
    const delayMs = Math.min(LONGEST_PROBE_MS, FIRST_PROBE_MS * 2 ** probes);
    probes += 1;
    cancelProbe = parts.setTimer(probeNow, delayMs);
  }

  /** The outcome arrives through noteAnswer or noteNoAnswer, like that of any other call. */
  function probeNow() {
    parts.probe().catch(() => undefined);
  }

  return {
    get: () => connection,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteAnswer() {
      probes = 0;
      cancelProbe();
      set('reachable');
    },
    noteNoAnswer() {
      if (connection !== 'offline') set('server-away');
      planProbe();
    },
    noteOffline() {
      cancelProbe();
      set('offline');
    },
    /** A network is back, which does not yet mean that the server is. */
    noteOnline() {
      probes = 0;
      if (connection === 'offline') set('reachable');
      probeNow();
    },
  };
}
