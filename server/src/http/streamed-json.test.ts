import { expect, it } from 'vitest';
import { StreamedJson } from './streamed-json';

async function* count(pieces: number, failsAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < pieces; at += 1) {
    if (at === failsAt) throw new Error('the database went away');
    yield `${at},`;
  }
}

const goOn = async () => {};

/** Whether it is over by now; a turn of the loop is given it to be so. */
async function isOver({ over }: StreamedJson): Promise<boolean> {
  const later = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([over.then(() => true), later]);
}

it('is over when all of it was read, and not before', async () => {
  const answer = new StreamedJson(count(5));
  const reader = answer.open(goOn).getReader();
  for (let i = 0; i < 3; i += 1) await reader.read();
  expect(await isOver(answer)).toBe(false);
  while (!(await reader.read()).done);
  expect(await isOver(answer)).toBe(true);
});

it('is over when nobody wants the rest, and when it cannot be made', async () => {
  const unwanted = new StreamedJson(count(5));
  await unwanted.open(goOn).cancel();
  expect(await isOver(unwanted)).toBe(true);
  const failing = new StreamedJson(count(5, 2));
  await expect(new Response(failing.open(goOn)).text()).rejects.toThrow('went away');
  expect(await isOver(failing)).toBe(true);
});

it('makes no piece before those who wait have had their share of the one before', async () => {
  let goOnNow = () => {};
  const rested = new Promise<void>((resolve) => {
    goOnNow = resolve;
  });
  const made: string[] = [];
  async function* make() {
    for await (const piece of count(3)) {
      made.push(piece);
      yield piece;
    }
  }
  const whole = new Response(new StreamedJson(make()).open(() => rested)).text();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made).toEqual(['0,']);
  goOnNow();
  expect(await whole).toBe('0,1,2,');
});
