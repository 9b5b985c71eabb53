import type { ResultKind } from '@trayecto/core/contract';
import { z } from 'zod';

/** What is being asked, and what was answered and nobody has saved yet. */
export type EntryField = 'runningTask' | 'unsavedResult';

/**
 * It lives in the entry of the tab's history it was made in: a reload and "back" find it again, and it leaves with the
 * tab. Nothing of it stays in the browser.
 */
const entry = z.object({ kind: z.string(), userId: z.string(), value: z.unknown() });

export function keepInEntry(
  field: EntryField,
  kind: ResultKind,
  userId: string,
  value: unknown,
): void {
  write(field, { kind, userId, value: JSON.parse(JSON.stringify(value)) });
}

/** Only for the person it was made for: the next one in the same tab may go back to this entry too. */
export function readFromEntry<T>(
  field: EntryField,
  kind: ResultKind,
  userId: string,
  schema: z.ZodType<T>,
): T | null {
  const found = entry.safeParse(history.state?.[field]).data;
  if (found === undefined || found.kind !== kind || found.userId !== userId) return null;
  return schema.safeParse(found.value).data ?? null;
}

export function dropFromEntry(field: EntryField): void {
  if (history.state?.[field] !== undefined) write(field, undefined);
}

function write(field: EntryField, value: z.output<typeof entry> | undefined): void {
  try {
    history.replaceState({ ...history.state, [field]: value }, '');
  } catch {
    // Too large for this browser's history: it is lost on a reload, as before.
  }
}
