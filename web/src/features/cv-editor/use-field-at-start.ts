import { useEffect, useRef } from 'react';
import { focusField } from './focus-field';

/** Came here for one field: its entry is opened, and the field takes the focus. */
export function useFieldAtStart(pointer: string | null) {
  const wanted = useRef(pointer);
  useEffect(() => {
    if (wanted.current === null) return;
    const field = wanted.current;
    wanted.current = null;
    return focusField(field);
  }, []);
}
