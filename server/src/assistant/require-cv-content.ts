import { AppError, type CvRecord, refuseHeavy } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { findCv, findCvText } from '../cvs/cv-store';
import type { Database } from '../db';
import type { CvParser } from '../import/cv-parser';
import type { StartedWhenNeeded } from '../import/start-when-needed';

export interface CvContentParts {
  readonly database: Database;
  readonly parser: StartedWhenNeeded<CvParser>;
}

/** What the person's CV says: the fields they keep, or else what can be read from the text of its file. */
export async function requireCvContent(
  { database, parser }: CvContentParts,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<{ record: CvRecord; cv: Cv }> {
  const { record, text } = await database.asUser(userId, async (tx) => ({
    record: await findCv(tx, id),
    text: await findCvText(tx, id),
  }));
  if (!record) throw new AppError('not_found');
  const cv = await readContent();
  refuseHeavy(cv);
  return { record, cv };

  async function readContent(): Promise<Cv> {
    if (record?.parsed_data) return cvSchema.parse(record.parsed_data);
    if (text === undefined || text.trim() === '') throw new AppError('cv_content_missing');
    return (await (await parser.get()).parse({ text }, { owner: userId, signal })).cv;
  }
}
