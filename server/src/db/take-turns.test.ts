import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from './errors';
import { createTurns, type TurnLimits } from './take-turns';

const limits: TurnLimits = { places: 3, mostEach: 2, longestWaitMs: 60_000 };

/** Everybody who got a place, in order, and how to give the oldest one back. */
function watch(given: Partial<TurnLimits> = {}) {
  const turns = createTurns({ ...limits, ...given });
  const order: string[] = [];
  const inside: (() => void)[] = [];
  return {
    order,
    inside,
    async ask(owner?: string) {
      void turns.enter(owner).then((leave) => {
        order.push(owner ?? 'nobody');
        inside.push(leave);
      });
      await settle();
    },
    async leave() {
      inside.shift()?.();
      await settle();
    },
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('one who asks a hundred times keeps the next person waiting for none of those that wait', async () => {
  const line = watch();
  for (let i = 0; i < 100; i += 1) await line.ask('greedy');
  expect(line.order).toEqual(['greedy', 'greedy']);
  await line.ask('ana');
  await line.ask('luis');
  expect(line.order).toEqual(['greedy', 'greedy', 'ana']);
  await line.leave();
  await line.leave();
  await line.leave();
  expect(line.order).toEqual(['greedy', 'greedy', 'ana', 'greedy', 'luis', 'greedy']);
});

it('what is done on nobody’s behalf may have every place', async () => {
  const line = watch();
  for (let i = 0; i < 4; i += 1) await line.ask();
  expect(line.order).toHaveLength(3);
  await line.leave();
  expect(line.order).toHaveLength(4);
});

it('all get their turn in the end, and a place given back twice is one place', async () => {
  const line = watch();
  for (let i = 0; i < 30; i += 1) await line.ask(`person ${i % 7}`);
  const first = line.inside[0];
  while (line.inside.length > 0) await line.leave();
  expect(line.order).toHaveLength(30);
  first?.();
  for (let i = 0; i < 5; i += 1) await line.ask(`late ${i}`);
  expect(line.order).toHaveLength(33);
});

it('who waits too long is told so, and loses nobody else’s turn', async () => {
  const turns = createTurns({ ...limits, places: 1, longestWaitMs: 20 });
  const leave = await turns.enter('ana');
  await expect(turns.enter('luis')).rejects.toThrow(DatabaseUnavailableError);
  leave();
  expect(typeof (await turns.enter('luis'))).toBe('function');
});
