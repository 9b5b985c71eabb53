import { expect, it } from 'vitest';
import { TagWriter } from './tag-writer';

const file = new Uint8Array([37]);

it('is started once, with the first file', async () => {
  let starts = 0;
  const writer = new TagWriter(async () => {
    starts += 1;
    return { writePdf: () => file };
  });
  expect(starts).toBe(0);
  expect(await Promise.all([writer.write([]), writer.write([])])).toEqual([file, file]);
  expect([starts, writer.isBroken]).toEqual([1, false]);
});

const refuse = () => Promise.reject(new Error('no module'));
const breakDown = async () => ({
  writePdf: () => {
    throw new Error('unreachable');
  },
});

it.each([
  ['does not start', refuse],
  ['breaks down', breakDown],
])('says so when it %s, and is asked no more', async (_, start) => {
  let starts = 0;
  const writer = new TagWriter(() => {
    starts += 1;
    return start();
  });
  expect(await writer.write([])).toBeNull();
  expect(await writer.write([])).toBeNull();
  expect([starts, writer.isBroken]).toEqual([1, true]);
});
