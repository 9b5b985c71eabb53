const PREFIX = 'trayecto.';

/** Drafts and unsaved work of someone whose account is gone: this browser kept them under their id. */
export function forgetBrowserCopies(storage: Storage, userId: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(PREFIX) && key.includes(userId)) storage.removeItem(key);
  }
}
