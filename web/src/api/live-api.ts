import { getHealth } from '@trayecto/core/contract';
import { createAccountStore } from './account-store';
import { createAnnouncingCall } from './announcing-call';
import { createApiClient } from './api-client';
import { logProblem } from './log-problem';
import { makeRequestKey } from './make-request-key';
import type { SessionKeeper } from './session-keeper';
import { createBroadcastPeers } from './session-peers';
import { createSessionStorage } from './session-storage';
import { OPEN_KEY } from './session-storage-keys';

interface LiveApiParts {
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly onAnswer: () => void;
  readonly onNoAnswer: () => void;
}

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

/** Can be blocked while a tab's own is not. */
function findBrowserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** A tab that closes takes the mark of the open session away; those that stay put it back. */
function keepMark(keeper: SessionKeeper) {
  window.addEventListener('pagehide', () => keeper.showOpen(false));
  window.addEventListener('pageshow', () => keeper.showOpen(true));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === OPEN_KEY && newValue === null) keeper.showOpen(true);
  });
}

/** All that talks to the server: the schemas of what is said come with it, so a visitor's first page leaves it out. */
export function createLiveApi(parts: LiveApiParts) {
  const { call, keeper } = createApiClient({
    ...parts,
    fetch: (...request) => fetch(...request),
    origin: import.meta.env.VITE_API_ORIGIN ?? '',
    storage: createSessionStorage(sessionStorage, findBrowserStorage()),
    peers: createBroadcastPeers('trayecto.session'),
    withLock,
    clock: { wallMs: () => Date.now(), steadyMs: () => performance.now() },
    sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    makeKey: makeRequestKey,
  });
  keepMark(keeper);
  const account = createAccountStore({ call, keeper }, logProblem);
  return {
    call: createAnnouncingCall(call, {
      account: account.get,
      isAway: () => document.hidden && 'Notification' in window,
      announce: async (...news) =>
        (await import('../announce/announce-work')).announceWork(...news),
    }),
    account,
    probe: () => call(getHealth, {}),
    wake: () => keeper.wake(),
  };
}

export type LiveApi = ReturnType<typeof createLiveApi>;
