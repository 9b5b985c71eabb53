import { type Session, session as sessionSchema } from '@trayecto/core/contract';

export const SESSION_KEY = 'trayecto.session';
/** Set while a refresh is on its way: a reload in that moment must repeat it before the server's grace ends. */
const REFRESHING_KEY = 'trayecto.refreshing';

export interface SessionStorage {
  read(): Session | null;
  write(session: Session | null): void;
  markRefreshing(isRefreshing: boolean): void;
  wasRefreshing(): boolean;
}

export function createSessionStorage(storage: Storage): SessionStorage {
  return {
    read() {
      const text = storage.getItem(SESSION_KEY);
      if (!text) return null;
      try {
        return sessionSchema.parse(JSON.parse(text));
      } catch {
        storage.removeItem(SESSION_KEY);
        return null;
      }
    },
    write(session) {
      if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
      else storage.removeItem(SESSION_KEY);
    },
    markRefreshing(isRefreshing) {
      if (isRefreshing) storage.setItem(REFRESHING_KEY, '1');
      else storage.removeItem(REFRESHING_KEY);
    },
    wasRefreshing: () => storage.getItem(REFRESHING_KEY) !== null,
  };
}

/** Everything in session storage but the live session. */
export function clearStaleSessionStorage(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && key !== SESSION_KEY && key !== REFRESHING_KEY) storage.removeItem(key);
  }
}
