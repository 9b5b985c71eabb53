import type { CvRecord, EndpointOutput, getCvReading } from '@trayecto/core/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { cvs, parsedCvs, type Tx } from '../db';
import { orderSections, readSectionNames } from './section-order';

/** Everything of a CV but its raw text. */
const recordColumns = {
  id: cvs.id,
  userId: cvs.userId,
  filename: cvs.filename,
  isFavorite: cvs.isFavorite,
  parsedData: cvs.parsedData,
  parsedDataEnglish: cvs.parsedDataEnglish,
  isLargeCv: cvs.isLargeCv,
  warningMessage: cvs.warningMessage,
  usingRawData: cvs.usingRawData,
  sectionMetrics: cvs.sectionMetrics,
  availableSections: cvs.availableSections,
  source: cvs.source,
  metadata: cvs.metadata,
  filePath: cvs.filePath,
  version: cvs.version,
  createdAt: cvs.createdAt,
  updatedAt: cvs.updatedAt,
};

type RecordRow = Pick<typeof cvs.$inferSelect, keyof typeof recordColumns>;

export async function listCvsOf(tx: Tx, userId: string): Promise<CvRecord[]> {
  const rows = await tx
    .select(recordColumns)
    .from(cvs)
    .where(and(eq(cvs.userId, userId), isNull(cvs.deletedAt)))
    .orderBy(desc(cvs.isFavorite), desc(cvs.createdAt));
  return rows.map(toRecord);
}

export async function findCv(tx: Tx, id: string): Promise<CvRecord | undefined> {
  const [row] = await tx
    .select(recordColumns)
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)));
  return row && toRecord(row);
}

export async function findCvText(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ content: cvs.content })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)));
  return row?.content;
}

/** Where the uploaded file lies, when it was kept. */
export async function findStoredPath(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ path: cvs.filePath })
    .from(cvs)
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)));
  return row?.path ?? undefined;
}

/** The endpoint's schema checks the data once more on its way out, so jsonb is handed on as it is. */
function toRecord(row: RecordRow): CvRecord {
  const order = readSectionNames(row.metadata);
  return {
    id: row.id,
    user_id: row.userId,
    filename: row.filename,
    is_favorite: row.isFavorite,
    parsed_data: orderSections(row.parsedData, order.original),
    parsed_data_english: orderSections(row.parsedDataEnglish, order.english),
    is_large_cv: row.isLargeCv,
    warning_message: row.warningMessage,
    using_raw_data: row.usingRawData,
    section_metrics: row.sectionMetrics ?? {},
    available_sections: row.availableSections,
    source: row.source,
    metadata: row.metadata,
    has_original: row.filePath !== null,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  } as CvRecord;
}

/** How the CV was read on import; null when that is not known. */
export async function findCvReading(
  tx: Tx,
  id: string,
): Promise<{ reading: EndpointOutput<typeof getCvReading>['reading'] } | undefined> {
  const [row] = await tx
    .select({ parsed: parsedCvs.parsed })
    .from(cvs)
    .leftJoin(parsedCvs, eq(parsedCvs.cvId, cvs.id))
    .where(and(eq(cvs.id, id), isNull(cvs.deletedAt)))
    .limit(1);
  // The endpoint's schema checks it on its way out.
  return row && { reading: row.parsed as EndpointOutput<typeof getCvReading>['reading'] };
}
