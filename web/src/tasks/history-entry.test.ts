import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { dropFromEntry, keepInEntry, readFromEntry } from './history-entry';

const schema = z.object({ score: z.number() });

beforeEach(() => {
  const tab = {
    state: { scrollY: 7 } as unknown,
    replaceState(state: unknown) {
      tab.state = structuredClone(state);
    },
  };
  vi.stubGlobal('history', tab);
});

it('is there again after a reload, for the same person and screen', () => {
  keepInEntry('unsavedResult', 'optimization', 'ana', { score: 71 });
  expect(readFromEntry('unsavedResult', 'optimization', 'ana', schema)).toEqual({ score: 71 });
  expect(readFromEntry('unsavedResult', 'optimization', 'eva', schema)).toBeNull();
  expect(readFromEntry('unsavedResult', 'enhancement', 'ana', schema)).toBeNull();
  expect(history.state.scrollY).toBe(7);
});

it('is not shown when another version of the app had another shape', () => {
  keepInEntry('unsavedResult', 'optimization', 'ana', { points: 'many' });
  expect(readFromEntry('unsavedResult', 'optimization', 'ana', schema)).toBeNull();
});

it('is gone once it was dropped, and a history that takes nothing breaks nothing', () => {
  keepInEntry('unsavedResult', 'optimization', 'ana', { score: 71 });
  dropFromEntry('unsavedResult');
  expect(readFromEntry('unsavedResult', 'optimization', 'ana', schema)).toBeNull();
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new Error('too large');
    },
  });
  expect(() => keepInEntry('unsavedResult', 'optimization', 'ana', { score: 1 })).not.toThrow();
});
