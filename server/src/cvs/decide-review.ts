import { AppError, type CvRecord, readMetadata } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import type { DecisionChanges } from '@trayecto/core/review';
import { and, eq, isNull } from 'drizzle-orm';
import { cvs, type Tx } from '../db';
import { findCv } from './cv-store';
import { recountReview } from './review-columns';

/** Under the CV's lock, so that decisions taken on two devices at once both stay. */
export async function decideReview(
  tx: Tx,
  id: string,
  changes: DecisionChanges,
): Promise<CvRecord> {
  const [current] = await tx
    .select({ metadata: cvs.metadata, parsedData: cvs.parsedData })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)))
    .for('update');
  if (!current) throw new AppError('not_found');
  const cv = cvSchema.parse(current.parsedData ?? {});
  const decided = await recountReview(tx, id, cv, readMetadata(current.metadata), changes);
  const metadata = { ...Object(current.metadata), ...decided };
  await tx.update(cvs).set({ metadata }).where(eq(cvs.id, id));
  const record = await findCv(tx, id);
  if (!record) throw new Error('a CV was lost while its review was being decided');
  return record;
}
