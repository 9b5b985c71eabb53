import { describe, expect, it } from 'vitest';
import { createConnectionStore } from './connection-store';

function createTrial() {
  let planned: { work: () => void; delayMs: number } | null = null;
  const trial = {
    isServerUp: false,
    delayMs: () => planned?.delayMs,
    async runProbe() {
      planned?.work();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    store: createConnectionStore({
      async probe() {
        if (trial.isServerUp) trial.store.noteAnswer();
        else trial.store.noteNoAnswer();
      },
      setTimer(work, delayMs) {
        planned = { work, delayMs };
        return () => {
          planned = null;
        };
      },
    }),
  };
  return trial;
}

describe('the connection', () => {
  it('asks after a server that is away, ever more rarely, until it answers', async () => {
    const trial = createTrial();
    trial.store.noteNoAnswer();
    expect(trial.store.get()).toBe('server-away');
    const delays = [];
    for (let round = 0; round < 6; round += 1) {
      delays.push(trial.delayMs());
      await trial.runProbe();
    }
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    trial.isServerUp = true;
    await trial.runProbe();
    expect(trial.store.get()).toBe('reachable');
    expect(trial.delayMs()).toBeUndefined();
  });

  it('tells no network from no server', () => {
    const trial = createTrial();
    trial.store.noteOffline();
    trial.store.noteNoAnswer();
    expect(trial.store.get()).toBe('offline');
    trial.isServerUp = true;
    trial.store.noteOnline();
    expect(trial.store.get()).toBe('reachable');
  });
});
