import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(width < 64rem)');

function subscribe(onChange: () => void) {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** No room for two sides beside each other. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
