import { getHealth } from '@trayecto/core/contract';
import { createAccountStore } from './account-store';
import { createApiClient } from './api-client';
import { createConnectionStore } from './connection-store';
import { logProblem } from './log-problem';
import { createBroadcastPeers } from './session-peers';
import { createSessionStorage } from './session-storage';

function setTimer(work: () => void, delayMs: number) {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

export const connection = createConnectionStore({
  probe: () => client.call(getHealth, {}),
  setTimer,
});

const client = createApiClient({
  fetch: (...request) => fetch(...request),
  origin: import.meta.env.VITE_API_ORIGIN ?? '',
  storage: createSessionStorage(sessionStorage),
  peers: createBroadcastPeers('trayecto.session'),
  withLock,
  clock: { wallMs: () => Date.now(), steadyMs: () => performance.now() },
  setTimer,
  sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  onAnswer: connection.noteAnswer,
  onNoAnswer: connection.noteNoAnswer,
});

export const call = client.call;
export const account = createAccountStore(client, logProblem);

/** Timers do not run in a sleeping machine; these events are its waking. */
export function watchBrowser() {
  const wake = () => client.keeper.wake();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', () => {
    connection.noteOnline();
    wake();
  });
  window.addEventListener('offline', connection.noteOffline);
  if (!navigator.onLine) connection.noteOffline();
}
