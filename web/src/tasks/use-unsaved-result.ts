import type { ResultKind } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useAccount } from '../api/use-account';
import { dropUnsavedResult, keepUnsavedResult, readUnsavedResult } from './unsaved-result';

/** What was shown when the page was left, until something newer is; `fresh` is kept for the next time. */
export function useUnsavedResult<T>(kind: ResultKind, schema: z.ZodType<T>, fresh: T | null) {
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';
  const [found, setFound] = useState(() => readUnsavedResult(kind, userId, schema));

  useEffect(() => {
    if (fresh === null) return;
    setFound(null);
    keepUnsavedResult(kind, userId, fresh);
  }, [kind, userId, fresh]);

  return {
    found,
    /** Something about it has changed: that it was saved, for one. */
    note(value: T) {
      keepUnsavedResult(kind, userId, value);
    },
    forget() {
      setFound(null);
      dropUnsavedResult();
    },
  };
}
