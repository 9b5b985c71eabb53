import { useEffect, useRef } from 'react';

/** Someone who has just chosen a CV goes on at its page; who is at another's menu meanwhile keeps it in hand. */
export function useArrivalFocus() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('[data-cv-list] a'))
      sheet.current?.focus({ preventScroll: true });
  }, []);
  return sheet;
}
