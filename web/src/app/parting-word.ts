import { useSyncExternalStore } from 'react';
import type { PlainKey } from '../i18n';

/** What a screen had to leave undone when its owner signed out elsewhere; the sign-in page tells it. */
let word: PlainKey | null = null;
const listeners = new Set<() => void>();

function set(next: PlainKey | null) {
  word = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const partingWord = { set, clear: () => word !== null && set(null) };

export function usePartingWord(): PlainKey | null {
  return useSyncExternalStore(
    subscribe,
    () => word,
    () => null,
  );
}
