import type { ResultKind } from '@trayecto/core/contract';
import { useState } from 'react';
import type { z } from 'zod';
import { useAccount } from '../api/use-account';
import { dropUnsavedResult, keepUnsavedResult, readUnsavedResult } from './unsaved-result';

/** A result that only this tab has; it is there again after a reload. */
export function useUnsavedResult<T>(kind: ResultKind, schema: z.ZodType<T>) {
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';
  const [held, setHeld] = useState(() => readUnsavedResult(kind, userId, schema));
  return {
    held,
    hold(value: T) {
      setHeld(value);
      keepUnsavedResult(kind, userId, value);
    },
    drop() {
      setHeld(null);
      dropUnsavedResult();
    },
  };
}
