import { expect, it } from 'vitest';
import { clearStaleSessionStorage } from './session-storage-keys';

it('clears everything but the session and what a trip to the provider comes back with', () => {
  const kept = new Map(
    ['trayecto.session', 'trayecto.refreshing', 'trayecto.provider', 'other', 'trayecto.old'].map(
      (key) => [key, 'x'],
    ),
  );
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  };
  clearStaleSessionStorage(storage);
  expect([...kept.keys()]).toEqual([
    'trayecto.session',
    'trayecto.refreshing',
    'trayecto.provider',
  ]);
});
