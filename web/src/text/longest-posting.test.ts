import { LONGEST_POSTING as limitOfTheEngine } from '@trayecto/core/assistant';
import { expect, it } from 'vitest';
import { LONGEST_POSTING } from './longest-posting';

it('is as long as the engine takes', () => {
  expect(LONGEST_POSTING).toBe(limitOfTheEngine);
});
