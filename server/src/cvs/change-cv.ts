import { AppError, type CvRecord } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { cvs, cvVersions, type Tx } from '../db';
import { findCv } from './cv-store';
import { measuredColumns } from './measured-columns';
import { recountReview } from './review-columns';

export interface CvChange {
  readonly parsed_data?: Cv | undefined;
  readonly parsed_data_english?: Cv | null | undefined;
  readonly is_favorite?: boolean | undefined;
  readonly filename?: string | undefined;
}

/** Changes a CV under its lock, so that of two people saving the same version one is told. */
export async function changeCv(
  tx: Tx,
  userId: string,
  id: string,
  change: CvChange,
  seenVersion: number | undefined,
): Promise<CvRecord> {
  const [current] = await tx
    .select({ version: cvs.version, metadata: cvs.metadata })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)))
    .for('update');
  if (!current) throw new AppError('not_found');
  const makesVersion =
    change.parsed_data !== undefined ||
    change.parsed_data_english !== undefined ||
    change.filename !== undefined;
  if (makesVersion && seenVersion === undefined) throw new AppError('version_needed');
  if (seenVersion !== undefined && makesVersion && seenVersion !== current.version) {
    throw new AppError('conflict', { details: { cv: await findCv(tx, id) } });
  }
  const version = current.version + (makesVersion ? 1 : 0);
  await tx
    .update(cvs)
    .set({
      parsedData: change.parsed_data,
      parsedDataEnglish: change.parsed_data_english,
      isFavorite: change.is_favorite,
      filename: change.filename,
      version,
      ...(makesVersion ? { updatedAt: sql`clock_timestamp()` } : {}),
      ...(change.parsed_data
        ? {
            ...measuredColumns(change.parsed_data),
            metadata: await recountReview(tx, id, change.parsed_data, current.metadata),
          }
        : {}),
    })
    .where(eq(cvs.id, id));
  const record = await findCv(tx, id);
  if (!record) throw new Error('a CV was lost while it was being changed');
  if (makesVersion) {
    await tx.insert(cvVersions).values({
      cvId: id,
      version,
      userId,
      parsedData: record.parsed_data,
      parsedDataEnglish: record.parsed_data_english,
      filename: record.filename,
      reason: 'edit',
    });
  }
  return record;
}
