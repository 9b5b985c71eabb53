export const SESSION_KEY = 'trayecto.session';
/** Set while a refresh is on its way: a reload in that moment must repeat it before the server's grace ends. */
export const REFRESHING_KEY = 'trayecto.refreshing';

/** Everything in session storage but the live session. */
export function clearStaleSessionStorage(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && key !== SESSION_KEY && key !== REFRESHING_KEY) storage.removeItem(key);
  }
}
