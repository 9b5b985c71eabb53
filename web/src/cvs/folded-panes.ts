import { useSyncExternalStore } from 'react';

type Pane = 'list' | 'inspector';

const listeners = new Set<() => void>();
const keyOf = (pane: Pane) => `trayecto.folded.${pane}`;
/** For as long as the page is open, where the browser keeps nothing. */
const here = new Map<Pane, boolean>();

function read(pane: Pane): boolean {
  const known = here.get(pane);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(keyOf(pane)) === '1';
  } catch {
    return false;
  }
}

function write(pane: Pane, isFolded: boolean): void {
  here.set(pane, isFolded);
  try {
    localStorage.setItem(keyOf(pane), isFolded ? '1' : '0');
  } catch {
    // It is folded all the same, until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a pane beside the page is folded away: remembered, in this browser. */
export function useFolded(pane: Pane): readonly [boolean, (isFolded: boolean) => void] {
  const isFolded = useSyncExternalStore(subscribe, () => read(pane));
  return [isFolded, (next) => write(pane, next)];
}
