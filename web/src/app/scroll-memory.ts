import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const LONGEST_WAIT_MS = 1000;

function readPosition(): number | undefined {
  const { state } = history;
  const isRecord = typeof state === 'object' && state !== null && 'scrollY' in state;
  return isRecord ? Number(state.scrollY) : undefined;
}

/** Written past the router, which would otherwise take every scroll for a change of place. */
function savePosition() {
  const state = { ...history.state, scrollY: Math.round(window.scrollY) };
  History.prototype.replaceState.call(history, state, '');
}

/** A lazily loaded screen has no height at first: try until it has, then leave it alone. */
function restorePosition(position: number) {
  const startMs = performance.now();
  function attempt() {
    window.scrollTo(0, position);
    const isThere = Math.abs(window.scrollY - position) < 2;
    if (!isThere && performance.now() - startMs < LONGEST_WAIT_MS) requestAnimationFrame(attempt);
  }
  attempt();
}

export function watchScroll() {
  history.scrollRestoration = 'manual';
  let timer = 0;
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(savePosition, 120);
    },
    { passive: true },
  );
}

/** A new page starts at its top; a page one goes back to, where it was left. */
export function useScrollMemory() {
  const [path] = useLocation();
  const isArriving = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is what this waits for
  useLayoutEffect(() => {
    const position = readPosition();
    // The first page comes before the app does: anyone who has scrolled it stays where they are.
    const isInUse = isArriving.current && (position === undefined || window.scrollY > 0);
    isArriving.current = false;
    if (!location.hash && !isInUse) restorePosition(position ?? 0);
  }, [path]);
}
