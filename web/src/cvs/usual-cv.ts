import type { CvSummary } from '@trayecto/core/contract';
import { account } from '../api/browser-api';

/** One CV is no choice; of several it is the one used last. Copies made for one job each are no beginning. */
export function findUsual(cvs: readonly CvSummary[], lastUsedId: string | null): CvSummary | null {
  const own = cvs.filter(({ metadata }) => !metadata.tailored_from);
  const [only, ...others] = own.length > 0 ? own : cvs;
  if (only && others.length === 0) return only;
  return own.find(({ id }) => id === lastUsedId) ?? null;
}

/** What this browser remembers of who is signed in, and forgets with the account. */
function nameKey(): string | null {
  const now = account.get();
  return now.status === 'signed-in' ? `trayecto.lastCv.${now.user.id}` : null;
}

export function readLastUsed(): string | null {
  const key = nameKey();
  try {
    return key && localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberUsed(id: string): void {
  const key = nameKey();
  try {
    if (key !== null) localStorage.setItem(key, id);
  } catch {
    // The browser keeps nothing: the next screen asks.
  }
}
