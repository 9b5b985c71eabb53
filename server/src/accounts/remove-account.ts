import { eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { isPastGrace } from '../auth/session-store';
import { type Database, isDeadlock, storedFiles, users } from '../db';
import { avatarPathOf, type FileStorage } from '../storage/file-storage';

const MOST_AT_ONCE = 100;

/**
 * Files first, then the rows that speak of them: should the server die in between, the account is still marked and
 * the next sweep goes on where this one stopped. Then files once more: what was on its way meanwhile has landed, or is
 * taken away by the caller that brings it and finds nobody there.
 */
export async function removeAccount(
  database: Database,
  storage: FileStorage,
  userId: string,
): Promise<void> {
  const files = await database.asService((tx) =>
    tx.select({ path: storedFiles.path }).from(storedFiles).where(eq(storedFiles.userId, userId)),
  );
  for (const { path } of files) await storage.remove(path);
  await storage.remove(avatarPathOf(userId));
  await removeRows(database, userId);
  for await (const { path } of storage.list(userId)) await storage.remove(path);
}

/** Work of that person that is under way may hold what this waits for, and wait for what this holds. */
async function removeRows(database: Database, userId: string, tries = 5): Promise<void> {
  try {
    await database.asService(async (tx) => {
      const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
      if (gone.length > 0) await recordAuditEvent(tx, 'account_deleted', userId);
    });
  } catch (error) {
    if (!isDeadlock(error) || tries === 1) throw error;
    await removeRows(database, userId, tries - 1);
  }
}

/** For the housekeeping: accounts whose days of grace are over. */
export async function sweepAccounts(database: Database, storage: FileStorage): Promise<void> {
  const leaving = await database.asService((tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.deletionRequestedAt} is not null and ${isPastGrace}`)
      .limit(MOST_AT_ONCE),
  );
  for (const { id } of leaving) await removeAccount(database, storage, id);
}
