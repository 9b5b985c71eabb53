import { type Cv, countChanges, emptyCv } from '@trayecto/core/cv';
import { useDeferredValue, useMemo } from 'react';
import type { Editor } from '../use-editor';

/** How many things differ from what is saved. Counted after the letter is drawn. */
export function useChangeCount({ state, isDirty }: Editor): number {
  const { saved, original, english } = useDeferredValue(state);
  return useMemo(() => {
    if (!isDirty) return 0;
    const count = (before: Cv | null, after: Cv) => countChanges(before ?? emptyCv(), after);
    const inEnglish = english ? count(saved.parsed_data_english, english.present) : 0;
    return Math.max(1, count(saved.parsed_data, original.present) + inEnglish);
  }, [isDirty, saved, original.present, english]);
}
