import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > 8);
}
