import { describe, expect, it } from 'vitest';
import { createTipRotation, TIP_INTERVAL_MS, TIPS } from './tips';

/** Timers that run when told to. */
function createHandTimers() {
  let waiting: { work: () => void; delayMs: number } | null = null;
  return {
    set(work: () => void, delayMs: number) {
      waiting = { work, delayMs };
      return waiting;
    },
    clear(timer: unknown) {
      if (waiting === timer) waiting = null;
    },
    delayMs: () => waiting?.delayMs,
    run() {
      const due = waiting;
      waiting = null;
      due?.work();
    },
  };
}

describe('tips', () => {
  it('are ten, each of a different category', () => {
    expect(TIPS).toHaveLength(10);
    expect(new Set(TIPS.map((tip) => tip.category)).size).toBe(10);
    expect(new Set(TIPS.map((tip) => tip.text)).size).toBe(10);
  });

  it('change every five seconds and start over after the last', () => {
    const timers = createHandTimers();
    const shown: number[] = [];
    createTipRotation(3, (index) => shown.push(index), timers).play();
    expect(timers.delayMs()).toBe(5000);
    for (let step = 0; step < 4; step += 1) timers.run();
    expect(shown).toEqual([1, 2, 0, 1]);
  });

  it('pause and go on from the same tip', () => {
    const timers = createHandTimers();
    const shown: number[] = [];
    const rotation = createTipRotation(3, (index) => shown.push(index), timers);
    rotation.play();
    timers.run();
    rotation.pause();
    timers.run();
    expect(shown).toEqual([1]);
    rotation.play();
    expect(timers.delayMs()).toBe(TIP_INTERVAL_MS);
    timers.run();
    expect(shown).toEqual([1, 2]);
  });
});
