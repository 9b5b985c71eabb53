import { createAccountStore } from './account-store';
import { createApiClient } from './api-client';
import type { FakeServer } from './fake-server';
import type { SessionNews, SessionPeers } from './session-peers';
import { createSessionStorage } from './session-storage';

/** For tests: the tabs of one browser hear each other and share its locks. */
export class FakeBrowser {
  #listeners = new Map<object, (message: SessionNews) => void>();
  #lock: Promise<unknown> = Promise.resolve();
  readonly #hasLocks: boolean;
  /** How long a tab takes to hear another: none of the time unless the machine is busy. */
  readonly #lateMs: number;
  /** What all its tabs see. */
  readonly storage = createMemoryStorage();

  constructor({ hasLocks = true, lateMs = 0 } = {}) {
    this.#hasLocks = hasLocks;
    this.#lateMs = lateMs;
  }

  createPeers(): SessionPeers {
    const self = {};
    return {
      tell: (message) => {
        const deliver = () => {
          for (const [owner, listener] of this.#listeners) if (owner !== self) listener(message);
        };
        if (this.#lateMs === 0) deliver();
        else setTimeout(deliver, this.#lateMs);
      },
      listen: (listener) => this.#listeners.set(self, listener),
    };
  }

  withLock = <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    if (!this.#hasLocks) return work();
    const result = this.#lock.then(work);
    this.#lock = result.catch(() => undefined);
    return result;
  };
}

export function createMemoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

interface Timer {
  readonly work: () => void;
  readonly delayMs: number;
}

/** For tests: one tab, with clocks and timers moved by hand. */
export function createFakeTab(
  server: FakeServer,
  {
    browser = new FakeBrowser(),
    storage = createMemoryStorage(),
    sleep = async (_delayMs: number) => {},
  } = {},
) {
  const time = { wallMs: 5_000_000, steadyMs: 100 };
  const logged: string[] = [];
  let timer: Timer | null = null;
  const client = createApiClient({
    fetch: server.fetch,
    origin: '',
    storage: createSessionStorage(storage, browser.storage),
    peers: browser.createPeers(),
    withLock: browser.withLock,
    clock: { wallMs: () => time.wallMs, steadyMs: () => time.steadyMs },
    setTimer(work, delayMs) {
      const mine = { work, delayMs };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    sleep,
    makeKey: () => `key-${Math.random()}`,
  });
  return {
    ...client,
    storage,
    time,
    logged,
    account: createAccountStore(client, (message) => logged.push(message)),
    timerDelayMs: () => timer?.delayMs,
    /** Lets both clocks and the server's run on. */
    passSeconds(seconds: number) {
      time.wallMs += seconds * 1000;
      time.steadyMs += seconds * 1000;
      server.nowMs += seconds * 1000;
    },
    async runTimer() {
      const due = timer;
      timer = null;
      due?.work();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
