import { and, eq, isNull } from 'drizzle-orm';
import { cvs, storageFilePaths, storageUsage, storedFiles, type Tx } from '../db';

export async function addStoredFile(
  tx: Tx,
  file: {
    path: string;
    userId: string;
    contentHash: Uint8Array;
    byteSize: number;
    originalName: string;
  },
): Promise<void> {
  await tx.insert(storedFiles).values(file);
}

/** For one that no CV will ever have. */
export async function removeStoredFile(tx: Tx, path: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.path, path));
}

/** Whether so much more would fit now; whether it does is decided when it is written. */
export async function hasRoom(
  tx: Tx,
  userId: string,
  bytes: number,
  usualQuota: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ used: storageUsage.bytes, quota: storageUsage.quotaBytes })
    .from(storageUsage)
    .where(eq(storageUsage.userId, userId));
  return (row?.used ?? 0) + bytes <= (row?.quota ?? usualQuota);
}

/** A CV of the same person that came from the very same bytes. */
export async function findTwin(
  tx: Tx,
  userId: string,
  contentHash: Uint8Array,
): Promise<{ id: string; filename: string } | undefined> {
  const [twin] = await tx
    .select({ id: cvs.id, filename: cvs.filename })
    .from(storedFiles)
    .innerJoin(storageFilePaths, eq(storageFilePaths.filePath, storedFiles.path))
    .innerJoin(cvs, eq(cvs.id, storageFilePaths.cvId))
    .where(
      and(
        eq(storedFiles.userId, userId),
        eq(storedFiles.contentHash, contentHash),
        isNull(cvs.deletedAt),
      ),
    )
    .limit(1);
  return twin;
}

/** The person's own file at that path, if no CV has it yet. */
export async function isFreeStoredFile(tx: Tx, userId: string, path: string): Promise<boolean> {
  const [row] = await tx
    .select({ taken: storageFilePaths.id })
    .from(storedFiles)
    .leftJoin(storageFilePaths, eq(storageFilePaths.filePath, storedFiles.path))
    .where(and(eq(storedFiles.path, path), eq(storedFiles.userId, userId)));
  return row !== undefined && row.taken === null;
}
