import { type Session, session as sessionSchema } from '@trayecto/core/contract';
import { OPEN_KEY, REFRESHING_KEY, SESSION_KEY } from './session-storage-keys';

export interface SessionStorage {
  read(): Session | null;
  write(session: Session | null): void;
  markRefreshing(isRefreshing: boolean): void;
  wasRefreshing(): boolean;
  /** For tabs that come later: there is a session to ask for. */
  markOpen(isOpen: boolean): void;
  isMarkedOpen(): boolean;
}

/** The session itself never leaves the storage of its tab; what all tabs see is a mark. */
export function createSessionStorage(tab: Storage, browser: Storage | null): SessionStorage {
  return {
    read() {
      const text = tab.getItem(SESSION_KEY);
      if (!text) return null;
      try {
        return sessionSchema.parse(JSON.parse(text));
      } catch {
        tab.removeItem(SESSION_KEY);
        return null;
      }
    },
    write(session) {
      if (session) tab.setItem(SESSION_KEY, JSON.stringify(session));
      else tab.removeItem(SESSION_KEY);
    },
    markRefreshing(isRefreshing) {
      if (isRefreshing) tab.setItem(REFRESHING_KEY, '1');
      else tab.removeItem(REFRESHING_KEY);
    },
    wasRefreshing: () => tab.getItem(REFRESHING_KEY) !== null,
    markOpen(isOpen) {
      try {
        if (isOpen) browser?.setItem(OPEN_KEY, '1');
        else browser?.removeItem(OPEN_KEY);
      } catch {
        // No room for a mark: each tab then signs in by itself.
      }
    },
    isMarkedOpen: () => (browser?.getItem(OPEN_KEY) ?? null) !== null,
  };
}
