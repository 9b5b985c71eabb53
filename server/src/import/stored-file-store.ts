import { and, eq, isNull, sql } from 'drizzle-orm';
import { cvs, storageFilePaths, storedFiles, type Tx } from '../db';

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

export async function sumStoredBytes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${storedFiles.byteSize}), 0)::float8` })
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId));
  return row?.bytes ?? 0;
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
