import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from '../db/take-turns';
import { timeWork, waitFor } from './time-work';

let time = 0;
beforeEach(() => {
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => vi.restoreAllMocks());

async function take(ms: number): Promise<void> {
  await pass(0);
  time += ms;
}

it('is how long something took, without what it waited for', async () => {
  const notes: number[] = [];
  const answer = await timeWork(
    async () => {
      await take(30);
      await waitFor(take(1_000));
      await take(12);
      return 'done';
    },
    (ms) => notes.push(ms),
  );
  expect([answer, notes]).toEqual(['done', [42]]);
});

it('is noted of what fails too, and two who are timed do not wait for each other', async () => {
  const notes: string[] = [];
  const fail = timeWork(
    async () => {
      await waitFor(take(500));
      throw new Error('no');
    },
    (ms) => notes.push(`failed after ${ms}`),
  );
  await expect(fail).rejects.toThrow('no');
  await waitFor(take(100));
  await timeWork(
    () => take(7),
    (ms) => notes.push(`worked ${ms}`),
  );
  expect(notes).toEqual(['failed after 0', 'worked 7']);
});

it('leaves out the line in front of the database, however long it was', async () => {
  const turns = createTurns({ places: 1, mostEach: 1, longestWaitMs: 60_000, now: () => time });
  const leave = await turns.enter('bea');
  const notes: number[] = [];
  const asked = timeWork(
    async () => {
      const own = await turns.enter('ana');
      await take(5);
      own();
    },
    (ms) => notes.push(ms),
  );
  await take(5_000);
  leave();
  await asked;
  expect(notes).toEqual([5]);
});
