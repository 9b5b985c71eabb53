import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWaitedMs, startTimeWall } from './time-wall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long the wall holds for a process that waits this share of its time for a core. */
function measure(waitingShare: number, patience: number): number {
  let overAt = 0;
  const readWaited = () => 5_000 + performance.now() * waitingShare;
  const startedAt = performance.now();
  startTimeWall(1, { mostMs: 1_000, patience, readWaited }, () => {
    overAt = performance.now() - startedAt;
  });
  vi.advanceTimersByTime(60_000);
  return Math.round(overAt);
}

it('holds for as long as a process may work', () => {
  expect(measure(0, 1)).toBe(1_000);
  expect(measure(0, 3)).toBe(1_000);
});

it('gives the time back that others took, as far as there is patience', () => {
  expect(measure(0.5, 1)).toBe(1_000);
  expect(measure(0.5, 3)).toBeGreaterThan(1_950);
  expect(measure(0.5, 3)).toBeLessThanOrEqual(2_000);
  expect(measure(0.9, 3)).toBeGreaterThan(2_950);
  expect(measure(1, 3)).toBeLessThanOrEqual(3_000);
});

it('is taken down', () => {
  const onOver = vi.fn();
  startTimeWall(1, { mostMs: 20, patience: 1 }, onOver).stop();
  vi.advanceTimersByTime(1_000);
  expect(onOver).not.toHaveBeenCalled();
});

it('knows of nobody who is not there, and of this process where the system tells', () => {
  expect(readWaitedMs(0)).toBe(0);
  if (existsSync('/proc/self/schedstat')) expect(readWaitedMs(process.pid)).toBeGreaterThan(0);
});
