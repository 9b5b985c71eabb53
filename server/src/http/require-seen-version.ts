import { AppError } from '@trayecto/core/contract';

/** Refuses to change what the caller has not seen as it is; told of is what is there now. `current`: whatever that is. */
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
