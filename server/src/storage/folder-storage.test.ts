import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originalTypes } from '@trayecto/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from './file-storage';
import { createFolderStorage } from './folder-storage';

const owner = '0b6c8a0e-4a4c-4c53-9d52-6f2a1c7b9e10';
const path = `${owner}/1794712099000-a1b2c3d4.pdf`;

describe('folder storage', () => {
  let root: string;
  let storage: FileStorage;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'trayecto-files-'));
    storage = createFolderStorage(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('gives back what it was given, readable by the owner alone', async () => {
    const bytes = new Uint8Array([1, 2, 3, 0, 255]);
    await storage.save(path, bytes);
    expect(new Uint8Array((await storage.read(path)) ?? [])).toEqual(bytes);
    expect(statSync(join(root, path)).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, '.incoming'))).toEqual([]);
  });

  it('a listing clears away folders without a file, which would still name somebody', async () => {
    await storage.save(path, new Uint8Array([1]));
    const other = owner.replace('0', 'f');
    for (const folder of [other, `avatars/${owner}`]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    const listed = [];
    for await (const one of storage.list()) listed.push(one.path);
    expect(listed).toEqual([path]);
    expect(readdirSync(root).toSorted()).toEqual(['.incoming', owner]);
  });

  it.each(Object.keys(originalTypes))('keeps a %s', async (ending) => {
    const one = path.replace('pdf', ending);
    await storage.save(one, new Uint8Array([1]));
    expect([...((await storage.read(one)) ?? [])]).toEqual([1]);
  });

  it('never overwrites', async () => {
    await storage.save(path, new Uint8Array([1]));
    await expect(storage.save(path, new Uint8Array([2]))).rejects.toThrow();
    expect(new Uint8Array((await storage.read(path)) ?? [])).toEqual(new Uint8Array([1]));
    expect(readdirSync(join(root, '.incoming'))).toEqual([]);
  });
});
