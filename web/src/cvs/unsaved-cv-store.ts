import { cvSchema } from '@trayecto/core/cv';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { account } from '../api/browser-api';
import type { UnsavedCv } from './save-cv';
import { noteUnsaved, unsavedKeyOf } from './unsaved-mark';

const unsavedSchema: z.ZodType<UnsavedCv> = z.object({
  filename: z.string(),
  content: z.string(),
  cv: cvSchema,
  edited: cvSchema.nullable(),
  storagePath: z.string().nullable(),
  requestKey: z.string(),
});

interface Kept {
  readonly ownerId: string;
  readonly unsaved: UnsavedCv | null;
  /** Whether this browser has it too, so that a reload or a crash loses nothing. */
  readonly isWritten: boolean;
}

/**
 * The CV that was read but couldn't be saved. It is kept in this browser and seen by its owner alone, until it is saved
 * or given up.
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

function read(owner: string): Kept {
  try {
    const text = localStorage.getItem(unsavedKeyOf(owner));
    const found = text === null ? null : unsavedSchema.safeParse(JSON.parse(text)).data;
    return { ownerId: owner, unsaved: found ?? null, isWritten: true };
  } catch {
    return { ownerId: owner, unsaved: null, isWritten: true };
  }
}

/** False when the browser has no room or keeps nothing: then the page alone has it. */
function write(owner: string, unsaved: UnsavedCv | null): boolean {
  try {
    if (unsaved) localStorage.setItem(unsavedKeyOf(owner), JSON.stringify(unsaved));
    else localStorage.removeItem(unsavedKeyOf(owner));
    return true;
  } catch {
    return false;
  }
}

account.subscribe(tell);

// Another tab saved it, went on with it or gave it up.
window.addEventListener('storage', ({ key }) => {
  if (kept?.isWritten && key === unsavedKeyOf(kept.ownerId)) {
    kept = null;
    tell();
  }
});

// Closing the tab would lose it without a word.
window.addEventListener('beforeunload', (event) => {
  if (kept?.unsaved && !kept.isWritten) event.preventDefault();
});

function keep(owner: string, unsaved: UnsavedCv | null) {
  kept = { ownerId: owner, unsaved, isWritten: write(owner, unsaved) };
  noteUnsaved(unsaved && owner);
  tell();
}

export const unsavedCvStore = {
  get(): UnsavedCv | null {
    const owner = ownerId();
    if (owner === null) return null;
    if (kept?.ownerId !== owner) kept = read(owner);
    return kept.unsaved;
  },
  keep,
  forget() {
    const owner = ownerId() ?? kept?.ownerId;
    if (owner) keep(owner, null);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useUnsavedCv(): UnsavedCv | null {
  return useSyncExternalStore(unsavedCvStore.subscribe, unsavedCvStore.get);
}
