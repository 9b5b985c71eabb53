import type { CvSummary } from '@trayecto/core/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { cvs, type Tx } from '../db';

/** What is long in a CV's metadata, and of no use without the CV. */
const lightMetadata = sql<
  CvSummary['metadata']
>`${cvs.metadata} - '{review,outdated,english_drafts,section_names}'::text[]`;
const openDrafts = sql<number>`case jsonb_typeof(${cvs.metadata} -> 'english_drafts')
  when 'array' then jsonb_array_length(
    jsonb_path_query_array(${cvs.metadata}, '$.english_drafts[*] ? (!(@.is_right == true))')
  ) else 0 end`;

/** Favourites first, then newest. Nothing that is in a CV is read for it. */
export async function listSummaries(
  tx: Tx,
  userId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ cvs: CvSummary[]; total: number }> {
  const wanted = and(eq(cvs.userId, userId), isNull(cvs.deletedAt));
  const rows = await tx
    .select({
      id: cvs.id,
      user_id: cvs.userId,
      filename: cvs.filename,
      is_favorite: cvs.isFavorite,
      is_large_cv: cvs.isLargeCv,
      warning_message: cvs.warningMessage,
      using_raw_data: cvs.usingRawData,
      section_metrics: sql<CvSummary['section_metrics']>`coalesce(${cvs.sectionMetrics}, '{}')`,
      available_sections: cvs.availableSections,
      source: cvs.source,
      metadata: lightMetadata,
      content_characters: sql<number>`coalesce(${cvs.contentCharacters}, 0)`,
      has_original: sql<boolean>`${cvs.filePath} is not null`,
      version: cvs.version,
      createdAt: cvs.createdAt,
      updatedAt: cvs.updatedAt,
      name: sql<string>`coalesce(${cvs.personName}, '')`,
      title: sql<string>`coalesce(${cvs.personTitle}, '')`,
      location: sql<string>`coalesce(${cvs.personLocation}, '')`,
      last_job: sql<string>`coalesce(${cvs.lastJob}, '')`,
      has_data: sql<boolean>`${cvs.parsedData} is not null`,
      has_english: sql<boolean>`${cvs.parsedDataEnglish} is not null`,
      open_drafts: openDrafts,
    })
    .from(cvs)
    .where(wanted)
    .orderBy(desc(cvs.isFavorite), desc(cvs.createdAt), desc(cvs.id))
    .offset(page.offset)
    .limit(page.limit);
  const [all] = await tx.select({ total: count() }).from(cvs).where(wanted);
  return {
    cvs: rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    })),
    total: all?.total ?? 0,
  };
}
