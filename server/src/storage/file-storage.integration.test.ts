import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database';
import { silentLogger } from '../../test/database/silent-logger';
import { bucketKey, type FakeBucket, startFakeBucket } from '../../test/storage/fake-bucket';
import { type Database, openDatabase } from '../db';
import { createDatabaseStorage } from './database-storage';
import type { FileStorage } from './file-storage';
import { createFolderStorage } from './folder-storage';
import { createS3Storage } from './s3-storage';

const owner = '0b6c8a0e-4a4c-4c53-9d52-6f2a1c7b9e10';
const pathOf = (name: string) => `${owner}/1794712099000-${name}.pdf`;
const avatar = `avatars/${owner}/avatar.jpg`;

async function collect(storage: FileStorage, owner?: string): Promise<string[]> {
  const paths = [];
  for await (const { path, ageMs } of storage.list(owner)) {
    expect(ageMs).toBeGreaterThan(-60_000);
    paths.push(path);
  }
  return paths.sort();
}

/** What every place for files keeps, whichever it is. */
function keepsItsWord(open: () => FileStorage) {
  const bytes = (...values: number[]) => new Uint8Array(values);
  const readBack = async (path: string) => {
    const found = await open().read(path);
    return found && new Uint8Array(found);
  };

  it('gives back what it was given', async () => {
    const all = bytes(...Array.from({ length: 256 }, (_, value) => value));
    await open().save(pathOf('aaaaaaaa'), all);
    expect(await readBack(pathOf('aaaaaaaa'))).toEqual(all);
    expect(await readBack(pathOf('nothing1'))).toBeUndefined();
  });

  it('saving never overwrites, replacing does', async () => {
    await expect(open().save(pathOf('aaaaaaaa'), bytes(2))).rejects.toThrow();
    expect(await readBack(pathOf('aaaaaaaa'))).toHaveLength(256);
    await open().replace(avatar, bytes(1));
    await open().replace(avatar, bytes(2, 2));
    expect(await readBack(avatar)).toEqual(bytes(2, 2));
  });

  it('lists all there is, over as many pages as there are, or what is one person’s', async () => {
    for (const name of ['bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'])
      await open().save(pathOf(name), bytes(1));
    const names = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'];
    const own = [...names.map(pathOf), avatar];
    expect(await collect(open())).toEqual(own);
    const other = owner.replace('0', 'f');
    await open().save(pathOf('ffffffff').replace(owner, other), bytes(1));
    await open().replace(avatar.replace(owner, other), bytes(1));
    expect(await collect(open(), owner)).toEqual(own);
    expect(await collect(open(), other)).toHaveLength(2);
    expect(await collect(open())).toHaveLength(own.length + 2);
  });

  it('removes, also what is not there', async () => {
    await open().remove(pathOf('bbbbbbbb'));
    await open().remove(pathOf('bbbbbbbb'));
    expect(await readBack(pathOf('bbbbbbbb'))).toBeUndefined();
    expect(await collect(open())).not.toContain(pathOf('bbbbbbbb'));
  });

  it.each([
    '../escape.pdf',
    `${owner}/name.pdf`,
    `/${pathOf('aaaaaaaa')}`,
    `avatars/../${owner}/x`,
  ])('refuses %s', async (bad) => {
    await expect(open().save(bad, bytes())).rejects.toThrow('not a storage path');
    await expect(open().replace(bad, bytes())).rejects.toThrow('not a storage path');
    await expect(open().read(bad)).rejects.toThrow('not a storage path');
    await expect(open().remove(bad)).rejects.toThrow('not a storage path');
  });

  it('says that it is there', async () => {
    await expect(open().ping()).resolves.toBeUndefined();
  });
}

describe('files in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'trayecto-files-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  keepsItsWord(() => createFolderStorage(root));
});

describeOnEachDatabase('files in the database', (context) => {
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let database: Database;
  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });
  keepsItsWord(() => createDatabaseStorage(database));
});

describe('files in a bucket', () => {
  let bucket: FakeBucket;
  const open = (changes: { bucket?: string; secretAccessKey?: string } = {}) =>
    createS3Storage({
      endpoint: bucket.endpoint,
      region: bucket.region,
      bucket: 'cvs',
      prefix: 'trayecto/',
      ...bucketKey,
      ...changes,
    });
  beforeAll(async () => {
    bucket = await startFakeBucket();
  });
  afterAll(() => bucket.close());
  keepsItsWord(() => open());

  it('keeps to its own part of the bucket', async () => {
    bucket.files.set(`elsewhere/${pathOf('ffffffff')}`, new Uint8Array([1]));
    expect(await collect(open())).not.toContain(pathOf('ffffffff'));
    expect([...bucket.files.keys()].some((key) => key === `trayecto/${avatar}`)).toBe(true);
  });

  it('tries again when the service stumbles, and says so when it does not recover', async () => {
    bucket.failNext(503);
    await open().save(pathOf('99999999'), new Uint8Array([9]));
    expect(bucket.files.get(`trayecto/${pathOf('99999999')}`)).toHaveLength(1);
    bucket.failNext(500, 500, 500);
    await expect(open().read(pathOf('99999999'))).rejects.toThrow('500');
  });

  it('a wrong key or bucket is no storage', async () => {
    await expect(open({ secretAccessKey: 'another' }).ping()).rejects.toThrow('403');
    await expect(open({ bucket: 'another' }).ping()).rejects.toThrow('404');
  });
});
