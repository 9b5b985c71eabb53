import { useSyncExternalStore } from 'react';
import { account } from '../../api/browser-api';
import type { UnsavedCv } from './save-cv';

interface Kept {
  readonly ownerId: string;
  readonly unsaved: UnsavedCv;
}

/**
 * The CV that was read but could not be saved. It lives as long as the page and is seen by its owner alone: a session
 * that ended by itself may be taken up again, whoever signs out takes it along.
 */
let kept: Kept | null = null;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function ownerId(): string | null {
  const now = account.get();
  return now.status === 'signed-in' ? now.user.id : null;
}

account.subscribe(() => {
  if (!kept) return;
  const now = account.get();
  const isLeft = now.status === 'signed-out' && now.reason === 'signed-out';
  if (isLeft || (now.status === 'signed-in' && now.user.id !== kept.ownerId)) kept = null;
  tell();
});

// Closing the tab would lose it without a word.
window.addEventListener('beforeunload', (event) => {
  if (kept) event.preventDefault();
});

export const unsavedCvStore = {
  get: () => (kept && kept.ownerId === ownerId() ? kept.unsaved : null),
  keep(owner: string, unsaved: UnsavedCv) {
    kept = { ownerId: owner, unsaved };
    tell();
  },
  forget() {
    kept = null;
    tell();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useUnsavedCv(): UnsavedCv | null {
  return useSyncExternalStore(unsavedCvStore.subscribe, unsavedCvStore.get);
}
