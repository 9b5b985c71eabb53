import { useEffect, useRef } from 'react';

/** Someone who has just chosen a CV goes on at its page. */
export function useArrivalFocus() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('[data-cv-list]'))
      sheet.current?.focus({ preventScroll: true });
  }, []);
  return sheet;
}
