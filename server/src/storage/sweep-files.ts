import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Database, storageFilePaths, storedFiles } from '../db';
import type { FileStorage } from './file-storage';

/** Long enough for any upload to have reached its commit. */
const YOUNG_MS = 60 * 60 * 1000;

/**
 * Removes what no CV needs: rows of files that were uploaded a day ago and never became a CV, with their files;
 * and files whose row was never written, because the server died between the two.
 */
export async function sweepFiles(database: Database, storage: FileStorage): Promise<void> {
  const forgotten = await database.asService((tx) =>
    tx
      .select({ path: storedFiles.path })
      .from(storedFiles)
      .leftJoin(storageFilePaths, eq(storageFilePaths.filePath, storedFiles.path))
      .where(
        and(
          isNull(storageFilePaths.id),
          lt(storedFiles.createdAt, sql`clock_timestamp() - interval '1 day'`),
        ),
      )
      .limit(1000),
  );
  for (const { path } of forgotten) {
    await storage.remove(path);
    await database.asService((tx) => tx.delete(storedFiles).where(eq(storedFiles.path, path)));
  }
  for await (const { path, ageMs } of storage.list()) {
    if (ageMs > YOUNG_MS && !(await isKnown(database, path))) await storage.remove(path);
  }
}

async function isKnown(database: Database, path: string): Promise<boolean> {
  const [row] = await database.asService((tx) =>
    tx.select({ path: storedFiles.path }).from(storedFiles).where(eq(storedFiles.path, path)),
  );
  return row !== undefined;
}
