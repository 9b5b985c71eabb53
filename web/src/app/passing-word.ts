import { useSyncExternalStore } from 'react';
import type { PlainKey } from '../i18n';

/** A sentence that one screen leaves for the next. */
function createWord() {
  let word: PlainKey | null = null;
  const listeners = new Set<() => void>();

  function set(next: PlainKey | null) {
    if (word === next) return;
    word = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => word,
    set,
    clear: () => set(null),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Word = ReturnType<typeof createWord>;

/** What a screen had to leave undone when its owner signed out elsewhere; the sign-in page tells it. */
export const partingWord = createWord();
/** What the sign-in page has to say to anyone who has just come in by it; the page they arrive at tells it. */
export const arrivalWord = createWord();

export function useWord(word: Word): PlainKey | null {
  return useSyncExternalStore(word.subscribe, word.get, () => null);
}
