import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from './errors';
import { createTurns, type TurnLimits } from './take-turns';

const limits: TurnLimits = { places: 3, mostEach: 2, longestWaitMs: 60_000 };

/** Everyone who got a place, in order, and how to give the oldest one back. */
function watch(given: Partial<TurnLimits> = {}) {
  let time = 0;
  const turns = createTurns({ ...limits, now: () => time, ...given });
  const order: string[] = [];
  const inside: (() => void)[] = [];
  return {
    order,
    inside,
    async ask(owner?: string) {
      const enter = (leave: () => void) => {
        order.push(owner ?? 'nobody');
        inside.push(leave);
      };
      // Those still waiting at the end of a test are told so long after it.
      void turns.enter(owner).then(enter, () => {});
      await settle();
    },
    /** The one who has been in for longest leaves, so many milliseconds later. */
    async leave(afterMs = 1) {
      time += afterMs;
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
  for (const name of ['ana', 'luis', 'eva']) await line.ask(name);
  expect(line.order).toEqual(['greedy', 'greedy', 'ana']);
  await line.leave();
  await line.leave();
  expect(line.order).toEqual(['greedy', 'greedy', 'ana', 'luis', 'eva']);
  await line.leave();
  expect(line.order.at(-1)).toBe('greedy');
});

it('heavy users are served after light ones, and forgiven in time', async () => {
  const line = watch({ places: 1 });
  await line.ask('greedy');
  await line.ask('greedy');
  await line.ask('ana');
  await line.leave(500);
  expect(line.order.at(-1)).toBe('ana');
  await line.ask('ana');
  // Ana again: ten milliseconds are less than what is left of five hundred.
  await line.leave(10);
  expect(line.order.at(-1)).toBe('ana');
  await line.ask('ana');
  await line.leave(60_000);
  expect(line.order.at(-1)).toBe('greedy');
});

it('what is done on nobody’s behalf waits its turn by the request, however many people wait', async () => {
  const line = watch({ places: 1 });
  await line.ask('first');
  for (let i = 0; i < 5; i += 1) await line.ask();
  for (let i = 0; i < 50; i += 1) await line.ask(`person ${i}`);
  for (let i = 0; i < 5; i += 1) await line.leave();
  expect(line.order.slice(1)).toEqual(Array(5).fill('nobody'));
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

it('someone who waits too long gets an answer, and loses nobody else’s turn', async () => {
  const turns = createTurns({ ...limits, places: 1, longestWaitMs: 20 });
  const leave = await turns.enter('ana');
  await expect(turns.enter('luis')).rejects.toThrow(DatabaseUnavailableError);
  leave();
  expect(typeof (await turns.enter('luis'))).toBe('function');
});
