import type { Call } from './api-client';
import { ApiError } from './api-error';
import { createConnectionStore } from './connection-store';
import { createLazyAccount } from './lazy-account';
import type { LiveApi } from './live-api';
import { mayHaveSession } from './session-storage-keys';

let live: LiveApi | undefined;
let loading: Promise<LiveApi> | undefined;

function setTimer(work: () => void, delayMs: number) {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

export const connection = createConnectionStore({
  probe: async () => (await openApi()).probe(),
  setTimer,
});

async function loadApi(): Promise<LiveApi> {
  const { createLiveApi } = await import('./live-api');
  live = createLiveApi({
    setTimer,
    onAnswer: connection.noteAnswer,
    onNoAnswer: connection.noteNoAnswer,
  });
  return live;
}

async function openApi(): Promise<LiveApi> {
  loading ??= loadApi();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    connection.noteNoAnswer();
    throw new ApiError({ code: 'network', message: 'The server cannot be reached.', cause });
  }
}

export const call: Call = async (endpoint, request, options) =>
  (await openApi()).call(endpoint, request, options);

export const account = createLazyAccount({
  load: async () => (await openApi()).account,
  mayHaveSession,
});

/** Timers do not run in a sleeping machine; these events are its waking. */
export function watchBrowser() {
  const wake = () => live?.wake();
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
