export const SESSION_KEY = 'trayecto.session';
/** Set while a refresh is on its way: a reload in that moment must repeat it before the server's grace ends. */
export const REFRESHING_KEY = 'trayecto.refreshing';

/** Set while someone is at the provider they sign in with: without it nothing they come back with counts. */
export const PROVIDER_KEY = 'trayecto.provider';
const KEPT: ReadonlySet<string> = new Set([SESSION_KEY, REFRESHING_KEY, PROVIDER_KEY]);

/** In the browser's own storage: some tab has a session open, and a new one may ask for it. Says no more than that. */
export const OPEN_KEY = 'trayecto.open';

/** Whether there is a session here, or one to ask another tab for. Storage can be blocked: then there is none. */
export function mayHaveSession(): boolean {
  const has = (open: () => Storage, key: string) => {
    try {
      return open().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  return has(() => sessionStorage, SESSION_KEY) || has(() => localStorage, OPEN_KEY);
}

/** Everything in session storage but the live session and the way to one. */
export function clearStaleSessionStorage(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && !KEPT.has(key)) storage.removeItem(key);
  }
}
