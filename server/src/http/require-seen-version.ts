import { AppError } from '@trayecto/core/contract';

/** Refuses to change a record the caller hasn't seen in its latest version, and returns that version. `current` accepts any. */
export async function requireSeenVersion(
  seen: number | 'current' | undefined,
  version: number,
  tell: () => Promise<Record<string, unknown>>,
): Promise<void> {
  if (seen === undefined) throw new AppError('version_needed');
  if (seen !== 'current' && seen !== version) {
    throw new AppError('conflict', { details: await tell() });
  }
}
