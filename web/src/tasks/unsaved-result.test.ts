import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { dropUnsavedResult, keepUnsavedResult, readUnsavedResult } from './unsaved-result';

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
  keepUnsavedResult('optimization', 'ana', { score: 71 });
  expect(readUnsavedResult('optimization', 'ana', schema)).toEqual({ score: 71 });
  expect(readUnsavedResult('optimization', 'eva', schema)).toBeNull();
  expect(readUnsavedResult('enhancement', 'ana', schema)).toBeNull();
  expect(history.state.scrollY).toBe(7);
});

it('is not shown when another version of the app had another shape', () => {
  keepUnsavedResult('optimization', 'ana', { points: 'many' });
  expect(readUnsavedResult('optimization', 'ana', schema)).toBeNull();
});

it('is gone once it was dropped, and a history that takes nothing breaks nothing', () => {
  keepUnsavedResult('optimization', 'ana', { score: 71 });
  dropUnsavedResult();
  expect(readUnsavedResult('optimization', 'ana', schema)).toBeNull();
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new Error('too large');
    },
  });
  expect(() => keepUnsavedResult('optimization', 'ana', { score: 1 })).not.toThrow();
});
