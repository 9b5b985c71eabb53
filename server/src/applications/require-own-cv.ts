import { AppError } from '@trayecto/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { cvs, type Tx } from '../db';

/** Row-level security shows a person their own CVs: someone else's is not there. */
export async function requireOwnCv(tx: Tx, id: string): Promise<void> {
  const [cv] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)));
  if (!cv) throw new AppError('not_found');
}
