import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolderOf, draftFolderOf } from './data-folder';
import { FIRST_CLUSTER, writeFirstStamp } from './data-format';
import { syncPath, syncTree } from './durable-files';

/** Makes the cluster aside and renames it: a start that is killed in the middle leaves nothing that looks finished. */
export async function createCluster(dataDir: string): Promise<string> {
  const draft = draftFolderOf(dataDir, randomBytes(4).toString('hex'));
  await mkdir(draft, { mode: 0o700 });
  try {
    const database = await PGlite.create({ dataDir: join(draft, FIRST_CLUSTER) });
    await database.close();
    await writeFirstStamp(draft);
    await syncTree(draft);
    await rename(draft, databaseFolderOf(dataDir));
    await syncPath(dataDir);
    return join(databaseFolderOf(dataDir), FIRST_CLUSTER);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
