import type { ResultKind } from '@trayecto/core/contract';
import { useState } from 'react';
import type { z } from 'zod';
import { useAccount } from '../api/use-account';
import { dropFromEntry, type EntryField, keepInEntry, readFromEntry } from './history-entry';

/** Something that only this tab has; it is there again after a reload. */
export function useHistoryEntry<T>(field: EntryField, kind: ResultKind, schema: z.ZodType<T>) {
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';
  const [held, setHeld] = useState(() => readFromEntry(field, kind, userId, schema));
  return {
    held,
    hold(value: T) {
      setHeld(value);
      keepInEntry(field, kind, userId, value);
    },
    drop() {
      setHeld(null);
      dropFromEntry(field);
    },
  };
}
