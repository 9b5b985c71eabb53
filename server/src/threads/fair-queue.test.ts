import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue';

const make = (slots: number, mostWaiting = 8, mostWaitingEach = 4) =>
  createFairQueue({ slots, mostWaiting, mostWaitingEach, refuse: () => new Error('full') });

/** Who came in, in their order; each leaves when told. */
function follow(queue: ReturnType<typeof make>) {
  const came: string[] = [];
  const leaves: (() => void)[] = [];
  const bring = (name: string, signal?: AbortSignal) =>
    queue.enter(name.split(' ')[0] ?? '', signal).then((turn) => {
      came.push(name);
      leaves.push(turn.leave);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const letOneOut = async () => {
    await settle();
    leaves.shift()?.();
    await settle();
  };
  return { came, bring, letOneOut, settle };
}

it('someone who sends many files keeps nobody else waiting', async () => {
  const queue = make(3);
  const { came, bring, letOneOut, settle } = follow(queue);
  const brought = ['ana 1', 'ana 2', 'ana 3', 'ana 4', 'ana 5', 'bea 1', 'bea 2'].map((name) =>
    bring(name),
  );
  await settle();
  expect(came).toEqual(['ana 1', 'ana 2', 'bea 1']);
  for (let i = 0; i < 7; i += 1) await letOneOut();
  await Promise.all(brought);
  expect(came.slice(3)).toEqual(['ana 3', 'bea 2', 'ana 4', 'ana 5']);
});

it('tells who brings one file from who brings many', async () => {
  const queue = make(2);
  const first = await queue.enter('ana');
  const second = queue.enter('ana');
  const other = await queue.enter('bea');
  first.leave();
  const turns = [first, await second, other];
  for (const turn of turns) turn.leave();
  turns.push(await queue.enter('ana'));
  expect(turns.map(({ isOneOfMany }) => isOneOfMany)).toEqual([false, true, false, false]);
});

it('a single place is everybody’s, in turns', async () => {
  const queue = make(1);
  const { came, bring, letOneOut } = follow(queue);
  const names = ['ana 1', 'ana 2', 'ana 3', 'bea 1', 'bea 2', 'caro 1'];
  const brought = names.map((name) => bring(name));
  for (let i = 0; i < names.length; i += 1) await letOneOut();
  await Promise.all(brought);
  expect(came).toEqual(['ana 1', 'bea 1', 'caro 1', 'ana 2', 'bea 2', 'ana 3']);
});

it('one person cannot take all the room there is to wait', async () => {
  const queue = make(1, 4, 2);
  const { bring } = follow(queue);
  await bring('ana 1');
  void bring('ana 2');
  void bring('ana 3');
  await expect(bring('ana 4')).rejects.toThrow('full');
  void bring('bea 1');
  void bring('bea 2');
  expect(queue.waiting).toBe(4);
  await expect(bring('caro 1')).rejects.toThrow('full');
});

it('a place given back twice is given back once, and who goes away waits no longer', async () => {
  const queue = make(1);
  const { leave } = await queue.enter('ana');
  const left = new AbortController();
  const gone = queue.enter('bea', left.signal);
  const next = queue.enter('caro');
  left.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  leave();
  leave();
  await next;
  const waits = queue.enter('dora');
  expect(queue.waiting).toBe(1);
  (await next).leave();
  await waits;
});

it('however many places there are, nobody has more than two', async () => {
  const { came, bring, settle } = follow(make(8));
  for (const name of ['ana 1', 'ana 2', 'ana 3', 'bea 1']) void bring(name);
  await settle();
  expect(came).toEqual(['ana 1', 'ana 2', 'bea 1']);
});

it('or fewer, where so many are said', async () => {
  const queue = createFairQueue({
    ...{ slots: 8, mostEach: 1, mostWaiting: 8, mostWaitingEach: 4 },
    refuse: () => new Error('full'),
  });
  const { came, bring, settle } = follow(queue);
  for (const name of ['ana 1', 'ana 2', 'bea 1']) void bring(name);
  await settle();
  expect(came).toEqual(['ana 1', 'bea 1']);
});
