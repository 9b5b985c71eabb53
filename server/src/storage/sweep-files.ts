import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Database, profiles, storageFilePaths, storedFiles, users } from '../db';
import { type FileStorage, isAvatarPath, ownerOf } from './file-storage';

/** Long enough for any upload to have reached its commit. */
const YOUNG_MS = 60 * 60 * 1000;

/**
 * Removes what no CV needs: rows of files that were uploaded a day ago and never became a CV, with their files;
 * files whose row was never written, because the server died between the two; and whatever is left of people who are gone.
 */
export async function sweepFiles(database: Database, storage: FileStorage): Promise<void> {
  const forgotten = await database.asService((tx) =>
    tx
      .select({ path: storedFiles.path })
      .from(storedFiles)
      .leftJoin(storageFilePaths, eq(storageFilePaths.filePath, storedFiles.path))
      .where(
        and(isNull(storageFilePaths.id), lt(storedFiles.createdAt, sql`now() - interval '1 day'`)),
      )
      .limit(1000),
  );
  for (const { path } of forgotten) {
    await storage.remove(path);
    await database.asService((tx) => tx.delete(storedFiles).where(eq(storedFiles.path, path)));
  }
  for await (const { path, ageMs } of storage.list()) {
    const { isOwned, isKnown } = await lookUp(database, path);
    // Nobody who is gone comes back, so what is left of them need not grow old first.
    if (!isOwned || (!isKnown && ageMs > YOUNG_MS)) await storage.remove(path);
  }
}

async function lookUp(
  database: Database,
  path: string,
): Promise<{ isOwned: boolean; isKnown: boolean }> {
  const owner = ownerOf(path);
  const [row] = await database.asService((tx) =>
    tx
      .select({
        isKnown: isAvatarPath(path)
          ? sql<boolean>`${profiles.avatarUrl} is not null`
          : sql<boolean>`exists (select 1 from ${storedFiles} where ${storedFiles.path} = ${path})`,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, owner)),
  );
  return { isOwned: row !== undefined, isKnown: row?.isKnown ?? false };
}
