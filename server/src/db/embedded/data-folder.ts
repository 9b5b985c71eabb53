import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderUnusableError, describeFolderTrouble } from '../errors';
import { type FoundData, listOutlivedClusters } from './data-format';

/** A new cluster takes 40 MB and its log grows by files of 16 MB. */
const ROOM_TO_CREATE_BYTES = 96 * 2 ** 20;
const ROOM_TO_OPEN_BYTES = 32 * 2 ** 20;
const CARRY_OVER_BACKUP = '.backup.gz';
const DRAFT_PREFIX = 'db.creating-';

/** Makes the folder if there is none and checks that the database can live in it. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (!(await stat(dataDir)).isDirectory())
      throw new DataFolderUnusableError('not_a_folder', dataDir);
  } catch (error) {
    throw explainFolderTrouble(error, dataDir);
  }
  // Whether it can be written shows when its lock is.
  await readdir(dataDir).catch((error: unknown) => {
    throw new DataFolderUnusableError('not_readable', dataDir, { cause: error });
  });
  // A folder shared by group or others may belong to another user, who alone can change that.
  await chmod(dataDir, 0o700).catch(() => {});
}

export async function checkRoom(dataDir: string, found: FoundData): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < (await measureNeed(found)))
    throw new DataFolderUnusableError('disk_full', dataDir);
}

async function measureNeed(found: FoundData): Promise<number> {
  if (found.state === 'none') return ROOM_TO_CREATE_BYTES;
  if (found.state === 'current') return ROOM_TO_OPEN_BYTES;
  // The same once more, and its backup.
  return 2 * (await measureFolder(found.cluster)) + ROOM_TO_CREATE_BYTES;
}

async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

export function databaseFolderOf(dataDir: string): string {
  return join(dataDir, 'db');
}

export function draftFolderOf(dataDir: string, token: string): string {
  return join(dataDir, `${DRAFT_PREFIX}${token}`);
}

/** What a start that was killed while creating the cluster left behind. Only under the folder's lock. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT_PREFIX))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Where the backup goes that data of an earlier engine is carried over with. */
export function carryOverBackupOf(dataDir: string, major: number): string {
  return join(dataDir, `before-postgres-${major}${CARRY_OVER_BACKUP}`);
}

/** What was kept beside the data after it was carried over, once it is old. Only under the folder's lock. */
export async function removeOutlived(dataDir: string): Promise<void> {
  const clusters = await listOutlivedClusters(databaseFolderOf(dataDir));
  if (clusters.length === 0) return;
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('before-postgres-') && name.endsWith(CARRY_OVER_BACKUP))
      await rm(join(dataDir, name), { force: true });
  }
  for (const cluster of clusters) await rm(cluster, { recursive: true, force: true });
}

export function explainFolderTrouble(error: unknown, dataDir: string): unknown {
  if (error instanceof DataFolderUnusableError) return error;
  const trouble = describeFolderTrouble(error);
  return trouble ? new DataFolderUnusableError(trouble, dataDir, { cause: error }) : error;
}
