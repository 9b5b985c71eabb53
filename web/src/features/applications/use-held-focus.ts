import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed is often gone or waiting once its work is done, and the focus with it: then it goes to where the result is.
 * `signs` are different after each such work.
 */
export function useHeldFocus(place: RefObject<HTMLElement | null>, signs: string): void {
  const last = useRef(signs);
  useEffect(() => {
    if (last.current === signs) return;
    last.current = signs;
    const { activeElement: held } = document;
    if (held === document.body || held?.matches(':disabled'))
      place.current?.focus({ preventScroll: true });
  }, [place, signs]);
}
