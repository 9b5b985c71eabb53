import { expect, it } from 'vitest';
import { StreamedJson } from './streamed-json';

async function* count(pieces: number, failsAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < pieces; at += 1) {
    if (at === failsAt) throw new Error('the database went away');
    yield `${at},`;
  }
}

/** Whether it is over by now; a turn of the loop is given it to be so. */
async function isOver({ over }: StreamedJson): Promise<boolean> {
  const later = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([over.then(() => true), later]);
}

it('is over when all of it was read, and not before', async () => {
  const answer = new StreamedJson(count(5));
  const reader = answer.body.getReader();
  for (let i = 0; i < 3; i += 1) await reader.read();
  expect(await isOver(answer)).toBe(false);
  while (!(await reader.read()).done);
  expect(await isOver(answer)).toBe(true);
});

it('is over when nobody wants the rest, and when it cannot be made', async () => {
  const unwanted = new StreamedJson(count(5));
  await unwanted.body.cancel();
  expect(await isOver(unwanted)).toBe(true);
  const failing = new StreamedJson(count(5, 2));
  await expect(new Response(failing.body).text()).rejects.toThrow('went away');
  expect(await isOver(failing)).toBe(true);
});
