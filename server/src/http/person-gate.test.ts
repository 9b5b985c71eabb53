import { expect, it } from 'vitest';
import { createPersonGate } from './person-gate';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('works on a few of one person at once, lets the others wait in order, and keeps nobody else waiting', async () => {
  const gate = createPersonGate({ mostAtOnce: 2, mostWaiting: 2, longestWaitMs: 60_000 });
  const came: string[] = [];
  const leaves: (() => void)[] = [];
  const bring = async (name: string) => {
    const leave = await gate.enter(name.split(' ')[0] ?? '');
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
  const gate = createPersonGate({ mostAtOnce: 1, mostWaiting: 5, longestWaitMs: 60_000 });
  const leave = await gate.enter('ana');
  let inside = 0;
  for (let i = 0; i < 3; i += 1) {
    void gate.enter('ana').then(() => {
      inside += 1;
    });
  }
  leave();
  leave();
  await settle();
  expect(inside).toBe(1);
});

it('nobody waits in it without end', async () => {
  const gate = createPersonGate({ mostAtOnce: 1, mostWaiting: 5, longestWaitMs: 20 });
  const leave = await gate.enter('ana');
  await expect(gate.enter('ana')).rejects.toMatchObject({ code: 'too_many_requests' });
  leave();
  expect(typeof (await gate.enter('ana'))).toBe('function');
});
