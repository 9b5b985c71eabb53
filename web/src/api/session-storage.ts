import { type Session, session as sessionSchema } from '@trayecto/core/contract';
import { REFRESHING_KEY, SESSION_KEY } from './session-storage-keys';

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
