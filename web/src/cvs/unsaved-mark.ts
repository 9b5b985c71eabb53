import { useSyncExternalStore } from 'react';

/** Whether there is an unsaved CV, for those who need to know no more: the CV itself comes with much code. */
let ownerHere: string | null = null;
const listeners = new Set<() => void>();

export const unsavedKeyOf = (ownerId: string) => `trayecto.unsaved.${ownerId}`;

/** This page has one of theirs, whether or not the browser could keep it. */
export function noteUnsaved(ownerId: string | null) {
  ownerHere = ownerId;
  for (const listener of listeners) listener();
}

function hasUnsaved(ownerId: string): boolean {
  try {
    return ownerHere === ownerId || localStorage.getItem(unsavedKeyOf(ownerId)) !== null;
  } catch {
    return ownerHere === ownerId;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useHasUnsaved(ownerId: string): boolean {
  return useSyncExternalStore(subscribe, () => hasUnsaved(ownerId));
}
