import { type DeletedCv, TRASH_DAYS } from '@trayecto/core/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cvs, type Tx } from '../db';

/** Those before them are still there, and show as these leave. */
const MOST_LISTED = 500;

/** False when there is no such CV, or it is in the trash already. */
export async function putIntoTrash(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(cvs)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)))
    .returning({ id: cvs.id });
  return rows.length > 0;
}

/** Restoring what isn't in the trash is fine: a repeated click does no harm. */
export async function takeOutOfTrash(tx: Tx, id: string): Promise<void> {
  await tx.update(cvs).set({ deletedAt: null }).where(eq(cvs.id, id));
}

export async function listTrash(tx: Tx): Promise<DeletedCv[]> {
  const rows = await tx
    .select({
      id: cvs.id,
      filename: cvs.filename,
      name: sql<string>`coalesce(${cvs.personName}, '')`,
      deletedAt: cvs.deletedAt,
    })
    .from(cvs)
    .where(isNotNull(cvs.deletedAt))
    .orderBy(desc(cvs.deletedAt))
    .limit(MOST_LISTED);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt === null
      ? []
      : [
          {
            ...row,
            deleted_at: deletedAt.toISOString(),
            purged_at: addDays(deletedAt, TRASH_DAYS).toISOString(),
          },
        ],
  );
}

/** For the service: what has been in the trash long enough, with everything that hangs on it. */
export async function purgeOldTrash(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from cvs where deleted_at < now() - make_interval(days => ${TRASH_DAYS})`,
  );
}

/** For the service: one CV of one person's trash. The file is swept once nothing speaks of it. */
export async function purgeFromTrash(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(cvs)
    .where(and(eq(cvs.id, id), eq(cvs.userId, userId), isNotNull(cvs.deletedAt)))
    .returning({ id: cvs.id });
  return rows.length > 0;
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000);
}
