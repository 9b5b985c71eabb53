import { expect, it } from 'vitest';
import { createMemoryStorage } from './fake-tab';
import { forgetBrowserCopies } from './forget-browser-copies';

it('what a browser kept for someone goes with their account, and nothing else does', () => {
  const storage = createMemoryStorage({
    'trayecto.draft.ana.cv-1': '{}',
    'trayecto.unsaved.ana': '{}',
    'trayecto.letters.ana.cv-1.job': '{}',
    'trayecto.draft.leo.cv-2': '{}',
    'trayecto.language': 'es',
    'other.ana': '1',
  });
  forgetBrowserCopies(storage, 'ana');
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(left).toEqual(['trayecto.draft.leo.cv-2', 'trayecto.language', 'other.ana']);
});
