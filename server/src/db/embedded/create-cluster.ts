import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolderOf, draftFolderOf } from './data-folder';
import { clusterFolderOf, currentStamp, stampPathOf } from './data-format';

/** Makes the cluster aside and renames it: a start that is killed in the middle leaves nothing that looks finished. */
export async function createCluster(dataDir: string): Promise<void> {
  const draft = draftFolderOf(dataDir, randomBytes(4).toString('hex'));
  await mkdir(draft, { mode: 0o700 });
  try {
    const database = await PGlite.create({ dataDir: clusterFolderOf(draft) });
    await database.close();
    await writeFile(stampPathOf(draft), JSON.stringify(currentStamp), { mode: 0o600 });
    await syncTree(draft);
    await rename(draft, databaseFolderOf(dataDir));
    await syncPath(dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncPath(path);
  }
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
