import { AppError, type CvMetadata, type CvRecord, readMetadata } from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import type { Design } from '@trayecto/core/document';
import type { DraftMark, DraftVerdict } from '@trayecto/core/review';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { cvs, cvVersions, type Tx } from '../db';
import { requireSeenVersion } from '../http/require-seen-version';
import { findCv } from './cv-store';
import { describeChanges } from './describe-changes';
import { markOutdated } from './mark-outdated';
import { measuredColumns } from './measured-columns';
import { noteEnglishDrafts, noteUnread } from './note-english-drafts';
import { recountReview } from './review-columns';
import { noteSectionNames } from './section-order';
import { findTextChanges, type TextChanges } from './text-changes';

export interface CvChange {
  readonly parsed_data?: Cv | null | undefined;
  readonly parsed_data_english?: Cv | null | undefined;
  readonly is_favorite?: boolean | undefined;
  readonly filename?: string | undefined;
  readonly design?: Design | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly tailored_version?: number | undefined;
  readonly up_to_date?: 'original' | 'english' | undefined;
  readonly english_drafts?: readonly DraftMark[] | undefined;
  readonly draft_verdicts?: readonly DraftVerdict[] | undefined;
  readonly english_unread?: boolean | undefined;
}

/** Changes a CV under its lock, so that of two saves of the same version one gets a conflict. */
export async function changeCv(
  tx: Tx,
  userId: string,
  id: string,
  change: CvChange,
  seenVersion: number | 'current' | undefined,
  reason: 'edit' | 'restore' = 'edit',
): Promise<CvRecord> {
  const [current] = await tx
    .select({
      version: cvs.version,
      metadata: cvs.metadata,
      parsedData: cvs.parsedData,
      parsedDataEnglish: cvs.parsedDataEnglish,
    })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)))
    .for('update');
  if (!current) throw new AppError('not_found');
  const makesVersion =
    change.parsed_data !== undefined ||
    change.parsed_data_english !== undefined ||
    change.filename !== undefined;
  if (makesVersion) {
    await requireSeenVersion(seenVersion, current.version, async () => ({
      cv: await findCv(tx, id),
    }));
  }
  const texts = findTextChanges(current, change);
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
      ...(change.parsed_data === undefined ? {} : measuredColumns(change.parsed_data ?? emptyCv())),
      metadata: await describeMetadata(tx, id, current, texts, change),
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
      englishDrafts: record.metadata.english_drafts ?? [],
      filename: record.filename,
      reason,
      changes: describeChanges(texts),
    });
  }
  return record;
}

/** What is known about a CV besides its texts: points to review, its look, what one text has that the other lacks, and drafts. */
async function describeMetadata(
  tx: Tx,
  id: string,
  current: { metadata: unknown; parsedDataEnglish: unknown },
  texts: TextChanges,
  change: CvChange,
): Promise<object> {
  const metadata = readMetadata(current.metadata);
  const { parsedDataEnglish } = current;
  const written: CvMetadata = {
    ...(change.parsed_data && (await recountReview(tx, id, change.parsed_data, metadata))),
    ...(change.design === undefined ? {} : { design: change.design }),
    ...(change.tags === undefined ? {} : { tags: [...change.tags] }),
    ...noteOriginal(metadata, change),
    outdated: markOutdated(metadata, texts, change),
    ...noteEnglishDrafts({ metadata, parsedDataEnglish }, change),
    ...noteUnread(change),
    ...noteSectionNames(metadata, change),
  };
  // What another version keeps here stays.
  return { ...Object(current.metadata), ...written };
}

/** A CV that is no copy has no original to be up to date with. */
function noteOriginal(
  { tailored_from: from }: CvMetadata,
  { tailored_version: version }: CvChange,
) {
  return from && version !== undefined ? { tailored_from: { ...from, version } } : {};
}
