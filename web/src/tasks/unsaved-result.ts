import type { ResultKind } from '@trayecto/core/contract';
import { z } from 'zod';

const FIELD = 'unsavedResult';

/**
 * A result nobody has saved yet lives in the entry of the tab's history it was made in: a reload and "back" find it again,
 * and it leaves with the tab. Nothing of it stays in the browser.
 */
const entry = z.object({ kind: z.string(), userId: z.string(), value: z.unknown() });

export function keepUnsavedResult(kind: ResultKind, userId: string, value: unknown): void {
  write({ kind, userId, value: JSON.parse(JSON.stringify(value)) });
}

/** Only to the person it was made for: the next one in the same tab may go back to this entry too. */
export function readUnsavedResult<T>(
  kind: ResultKind,
  userId: string,
  schema: z.ZodType<T>,
): T | null {
  const found = entry.safeParse(history.state?.[FIELD]).data;
  if (found === undefined || found.kind !== kind || found.userId !== userId) return null;
  return schema.safeParse(found.value).data ?? null;
}

export function dropUnsavedResult(): void {
  if (history.state?.[FIELD] !== undefined) write(undefined);
}

function write(value: z.output<typeof entry> | undefined): void {
  try {
    history.replaceState({ ...history.state, [FIELD]: value }, '');
  } catch {
    // Too large for this browser's history: it is lost on a reload, as before.
  }
}
