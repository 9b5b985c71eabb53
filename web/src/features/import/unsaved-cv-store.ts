import { useSyncExternalStore } from 'react';
import { account } from '../../api/browser-api';
import type { UnsavedCv } from './save-cv';

/** The CV that was read but could not be saved. It lives as long as the page, and goes with its owner. */
let unsaved: UnsavedCv | null = null;
const listeners = new Set<() => void>();

function set(next: UnsavedCv | null) {
  unsaved = next;
  for (const listener of listeners) listener();
}

account.subscribe(() => {
  if (account.get().status === 'signed-out' && unsaved) set(null);
});

// Closing the tab would lose it without a word.
window.addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault();
});

export const unsavedCvStore = {
  get: () => unsaved,
  set,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useUnsavedCv(): UnsavedCv | null {
  return useSyncExternalStore(unsavedCvStore.subscribe, unsavedCvStore.get);
}
