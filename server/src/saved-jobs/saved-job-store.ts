import {
  AppError,
  MOST_SAVED_CHARACTERS,
  MOST_SAVED_JOBS,
  type SavedJob,
} from '@trayecto/core/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Database, savedJobs, type Tx } from '../db';
import { findCode } from '../db/errors';

const UNDEFINED_TABLE = '42P01';

/** The latest first. A table that is missing is an empty list, and there again for the next call. */
export async function listJobsOf(database: Database, userId: string): Promise<SavedJob[]> {
  const list = (tx: Tx) =>
    tx.select().from(savedJobs).orderBy(desc(savedJobs.createdAt), savedJobs.id);
  const rows = await withTable(database, userId, list, []);
  return rows.map(toJob);
}

/** The one that is there already when the same pair was saved before. */
export async function keepJob(
  database: Database,
  userId: string,
  job: { readonly title: string; readonly description: string },
): Promise<SavedJob> {
  const keep = async (tx: Tx): Promise<SavedJob> => {
    const isSame = and(
      eq(sql`md5(${savedJobs.title})`, sql`md5(${job.title}::text)`),
      eq(sql`md5(${savedJobs.description})`, sql`md5(${job.description}::text)`),
    );
    const [known] = await tx.select().from(savedJobs).where(isSame);
    if (known) return toJob(known);
    await requireRoom(tx, job.description.length);
    const [row] = await tx
      .insert(savedJobs)
      .values({ userId, ...job })
      .onConflictDoNothing()
      .returning();
    const [stored] = row ? [row] : await tx.select().from(savedJobs).where(isSame);
    if (!stored) throw new Error('the job was not saved');
    return toJob(stored);
  };
  const saved = await withTable(database, userId, keep, null);
  return saved ?? database.asUser(userId, keep);
}

/** False when there is no such job. */
export async function removeJob(database: Database, userId: string, id: string): Promise<boolean> {
  const remove = async (tx: Tx) => {
    const rows = await tx
      .delete(savedJobs)
      .where(eq(savedJobs.id, id))
      .returning({ id: savedJobs.id });
    return rows.length > 0;
  };
  return withTable(database, userId, remove, false);
}

/** Does the work; where the table is missing it is set up again, and the answer is that of an empty one. */
async function withTable<Result>(
  database: Database,
  userId: string,
  work: (tx: Tx) => Promise<Result>,
  whenMissing: Result,
): Promise<Result> {
  try {
    return await database.asUser(userId, work);
  } catch (error) {
    if (findCode(error) !== UNDEFINED_TABLE) throw error;
  }
  try {
    await database.asUser(userId, (tx) => tx.execute(sql`select create_saved_jobs_table()`));
  } catch (cause) {
    throw new AppError('saved_jobs_missing', { cause });
  }
  return whenMissing;
}

async function requireRoom(tx: Tx, characters: number): Promise<void> {
  const [taken] = await tx
    .select({
      jobs: count(),
      characters: sql<number>`coalesce(sum(length(${savedJobs.description})), 0)::float8`,
    })
    .from(savedJobs);
  const isFull = (taken?.jobs ?? 0) >= MOST_SAVED_JOBS;
  if (isFull || (taken?.characters ?? 0) + characters > MOST_SAVED_CHARACTERS)
    throw new AppError('saved_jobs_full');
}

function toJob({ id, title, description, createdAt }: typeof savedJobs.$inferSelect): SavedJob {
  return { id, title, description, created_at: createdAt.toISOString() };
}
