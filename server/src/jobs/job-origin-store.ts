import { type JobOrigin, type JobOriginProblem, jobOriginProblems } from '@trayecto/core/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { type Database, jobOrigins, jobPostings, type Tx } from '../db';

export interface OriginName {
  /** A file's name or a feed's address. */
  readonly name: string;
  readonly isFeed: boolean;
}

const ROWS_A_DELETE = 2_000;

export async function listOrigins(tx: Tx): Promise<JobOrigin[]> {
  const rows = await tx.select().from(jobOrigins).orderBy(desc(jobOrigins.readAt), jobOrigins.name);
  const counts = await tx
    .select({ origin: jobPostings.origin, postings: sql<number>`count(*)::int` })
    .from(jobPostings)
    .groupBy(jobPostings.origin);
  const countOf = new Map(counts.map(({ origin, postings }) => [origin, postings]));
  return rows.map((row) => toOrigin(row, countOf.get(row.name) ?? 0));
}

export async function findOrigin(tx: Tx, id: string): Promise<JobOrigin | undefined> {
  const [row] = await tx.select().from(jobOrigins).where(eq(jobOrigins.id, id));
  if (!row) return undefined;
  return toOrigin(row, await tx.$count(jobPostings, eq(jobPostings.origin, row.name)));
}

/** Stored before its listings, so that none is without an origin. */
export async function beginReading(tx: Tx, { name, isFeed }: OriginName): Promise<string> {
  const [row] = await tx
    .insert(jobOrigins)
    .values({ name, isFeed })
    .onConflictDoUpdate({ target: jobOrigins.name, set: { readAt: sql`clock_timestamp()` } })
    .returning({ id: jobOrigins.id });
  if (!row) throw new Error('an origin was not kept');
  return row.id;
}

export async function noteReading(
  tx: Tx,
  id: string,
  brought: { readonly added: number; readonly updated: number; readonly leftOut: number },
): Promise<void> {
  await tx
    .update(jobOrigins)
    .set({ ...brought, problem: null, readAt: sql`clock_timestamp()` })
    .where(eq(jobOrigins.id, id));
}

export async function noteProblem(tx: Tx, id: string, problem: JobOriginProblem): Promise<void> {
  await tx
    .update(jobOrigins)
    .set({ problem, readAt: sql`clock_timestamp()` })
    .where(eq(jobOrigins.id, id));
}

/** A part at a time: the embedded database serves others in between. */
export async function deletePostings(database: Database, name: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const gone = await database.asService((tx) =>
      tx.execute(sql`
        delete from ${jobPostings} where id in
          (select id from ${jobPostings} where origin = ${name} limit ${ROWS_A_DELETE})`),
    );
    const rows = gone.rowCount ?? 0;
    deleted += rows;
    if (rows < ROWS_A_DELETE) return deleted;
  }
}

export async function forgetOrigin(tx: Tx, id: string): Promise<void> {
  await tx.delete(jobOrigins).where(eq(jobOrigins.id, id));
}

function toOrigin(row: typeof jobOrigins.$inferSelect, postings: number): JobOrigin {
  const { added, updated, leftOut } = row;
  const isCounted = added !== null && updated !== null && leftOut !== null;
  return {
    id: row.id,
    name: row.name,
    is_feed: row.isFeed,
    postings,
    read_at: row.readAt.toISOString(),
    brought: isCounted ? { added, updated, left_out: leftOut } : null,
    problem: jobOriginProblems.find((problem) => problem === row.problem) ?? null,
  };
}
