import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtRestKey, loadAtRestKey, SealedError, seal, unseal } from '../secrets/at-rest';
import { sealStream, unsealStream } from './seal-stream';

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('what is sealed at rest', () => {
  let folder: string;
  let key: AtRestKey;
  let otherKey: AtRestKey;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trayecto-key-'));
    const write = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return loadAtRestKey(join(folder, name));
    };
    key = await write('one', 'a key of the tests, 0123456789abcdefghijkl\n');
    otherKey = await write('two', 'another key that is just as long as the first\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('comes back as it was, however it is cut into chunks', async () => {
    const sizes = fc.tuple(
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 3_000, max: 90_000 }),
    );
    await fc.assert(
      fc.asyncProperty(sizes, sizes, async ([length, size], [, other]) => {
        const bytes = Buffer.alloc(length, 'abcdefg');
        const sealed = await collect(sealStream(key, inChunks(bytes, size)));
        expect(sealed.includes('abcdefgabcdefg')).toBe(false);
        expect((await collect(unsealStream(key, inChunks(sealed, other)))).equals(bytes)).toBe(
          true,
        );
      }),
      { numRuns: 8 },
    );
  });

  it('opens with no other key, nor cut, changed, moved or added to', async () => {
    const sealed = await collect(sealStream(key, inChunks(Buffer.alloc(150_000, 'x'), 10_000)));
    const open = (bytes: Uint8Array, by = key) => collect(unsealStream(by, inChunks(bytes, 9_999)));
    await expect(open(sealed, otherKey)).rejects.toThrow(SealedError);
    const spoiled = fc.oneof(
      fc.nat(sealed.length - 1).map((at) => sealed.subarray(0, at)),
      fc.nat(sealed.length - 1).map((at) => {
        const copy = Buffer.from(sealed);
        copy[at] = (copy[at] ?? 0) ^ 1;
        return copy;
      }),
      fc.constant(Buffer.concat([sealed, sealed.subarray(-10)])),
    );
    await fc.assert(
      fc.asyncProperty(spoiled, async (bytes) => {
        await expect(open(bytes)).rejects.toThrow(SealedError);
      }),
      { numRuns: 40 },
    );
  });

  it('is bound to its name and purpose', () => {
    const files = key.derive('files');
    const sealed = seal(files, 'a/1.pdf', Buffer.from('hola'));
    expect(Buffer.from(unseal(files, 'a/1.pdf', sealed)).toString()).toBe('hola');
    expect(() => unseal(files, 'b/1.pdf', sealed)).toThrow(SealedError);
    expect(() => unseal(key.derive('backup'), 'a/1.pdf', sealed)).toThrow(SealedError);
    expect(() => unseal(otherKey.derive('files'), 'a/1.pdf', sealed)).toThrow(SealedError);
  });

  it('takes a key that cannot be guessed', async () => {
    await writeFile(join(folder, 'short'), 'short');
    await expect(loadAtRestKey(join(folder, 'short'))).rejects.toThrow('at least 32');
  });
});
