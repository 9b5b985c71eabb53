import { AppError, type CvRecord, refuseHeavy } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { readCv } from '../cvs/cv-store';
import type { Database } from '../db';

/** The CV a task works on; one that was never read gives a task nothing to do, and one beyond all measure too much. */
export async function requireParsedCv(
  database: Database,
  userId: string,
  id: string,
): Promise<{ record: CvRecord; cv: Cv }> {
  const record = await readCv(database, userId, id);
  if (!record) throw new AppError('not_found');
  if (record.parsed_data === null) throw new AppError('no_parsed_data');
  const cv = cvSchema.parse(record.parsed_data);
  refuseHeavy(cv);
  return { record, cv };
}
