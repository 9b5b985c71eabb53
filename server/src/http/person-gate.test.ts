import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersonGate, type PersonGateLimits, usualPersonGate } from './person-gate';

const open = (given: Partial<PersonGateLimits>) =>
  createPersonGate({ ...usualPersonGate, longestWaitMs: 60_000, ...given });
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('works on a few of one person at once, lets the others wait in order, and keeps nobody else waiting', async () => {
  const gate = open({ mostAtOnce: 2, mostWaiting: 2 });
  const came: string[] = [];
  const leaves: (() => void)[] = [];
  const bring = async (name: string) => {
    const { leave } = await gate.enter(name.split(' ')[0] ?? '');
    came.push(name);
    leaves.push(leave);
  };
  for (const name of ['ana 1', 'ana 2', 'ana 3', 'ana 4']) void bring(name);
  await settle();
  expect(came).toEqual(['ana 1', 'ana 2']);
  await expect(bring('ana 5')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  });
  await bring('bea 1');
  expect(came).toEqual(['ana 1', 'ana 2', 'bea 1']);
  for (let i = 0; i < 5; i += 1) {
    const leave = leaves.shift();
    leave?.();
    leave?.();
    await settle();
  }
  expect(came.slice(3)).toEqual(['ana 3', 'ana 4']);
  await bring('ana 6');
  expect(came.at(-1)).toBe('ana 6');
});

it('a place given back twice lets one in', async () => {
  const gate = open({ mostAtOnce: 1 });
  const { leave } = await gate.enter('ana');
  const inside: (() => void)[] = [];
  const waiting = Array.from({ length: 3 }, async () => {
    inside.push((await gate.enter('ana')).leave);
  });
  leave();
  leave();
  await settle();
  expect(inside).toHaveLength(1);
  for (let i = 0; i < 3; i += 1) {
    inside[i]?.();
    await settle();
  }
  await Promise.all(waiting);
});

it('nobody waits in it without end', async () => {
  const gate = open({ mostAtOnce: 1, longestWaitMs: 20 });
  const { leave } = await gate.enter('ana');
  await expect(gate.enter('ana')).rejects.toMatchObject({ code: 'too_many_requests' });
  leave();
  expect((await gate.enter('ana')).leave).toBeTypeOf('function');
});

describe('who has had the server work for long', () => {
  const crowd = ['bea', 'caro', 'dora', 'eva', 'fina'];
  const town = Array.from({ length: 200 }, (_, i) => `person ${i}`);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  async function pauseOnce(): Promise<void> {
    vi.advanceTimersByTime(20);
    await settle();
  }

  /** Ana, and how many of her next six come in at once. */
  async function countAtOnce(workMs: number, others: readonly string[], laterMs = 0) {
    let time = 0;
    const gate = open({ now: () => time, muchWorkMs: 700, longestPauseMs: 20 });
    for (const other of others) (await gate.enter(other)).leave();
    const turn = await gate.enter('ana');
    turn.noteWork(workMs);
    turn.leave();
    time += laterMs;
    const leaves: (() => void)[] = [];
    const six = Array.from({ length: 6 }, async () => {
      leaves.push((await gate.enter('ana')).leave);
    });
    await settle();
    const atOnce = leaves.length;
    await pauseOnce();
    const afterPause = leaves.length;
    for (let i = 0; i < 6; i += 1) {
      if (leaves.length === 0) await pauseOnce();
      leaves.shift()?.();
      await settle();
    }
    await Promise.all(six);
    return [atOnce, afterPause];
  }

  it('comes in one at a time', async () => {
    expect(await countAtOnce(1_000, ['bea'])).toEqual([1, 1]);
  });

  it('in a crowd comes in one at a time after a pause, and all the same in the end', async () => {
    expect(await countAtOnce(1_000, crowd)).toEqual([0, 1]);
  });

  it('has the less of it to do for that, the more are about', async () => {
    expect(await countAtOnce(150, town)).toEqual([0, 1]);
    expect(await countAtOnce(150, crowd)).toEqual([3, 3]);
  });

  it('is treated as anybody else where nobody else is about, for little work, and later', async () => {
    expect(await countAtOnce(1_000, [])).toEqual([3, 3]);
    expect(await countAtOnce(400, crowd)).toEqual([3, 3]);
    expect(await countAtOnce(90, town)).toEqual([3, 3]);
    expect(await countAtOnce(1_000, crowd, 4_000)).toEqual([3, 3]);
    expect(await countAtOnce(100_000, crowd, 10_000)).toEqual([3, 3]);
  });

  it('rests between the pieces of one answer', async () => {
    const gate = open({ muchWorkMs: 700, longestPauseMs: 60_000 });
    const ana = await gate.enter('ana');
    ana.noteWork(100);
    for (const other of crowd) await gate.enter(other);
    await ana.rest();
    ana.noteWork(700);
    const rested = ana.rest().then(() => 'rested');
    expect(await Promise.race([rested, settle().then(() => 'waits')])).toBe('waits');
  });
});
