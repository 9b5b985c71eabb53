import {
  type CvRecord,
  type EndpointOutput,
  type getCvReading,
  readMetadata,
} from '@trayecto/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import {
  askWithin,
  cvs,
  type Database,
  parsedCvs,
  type Question,
  question,
  sqlText,
  type Tx,
} from '../db';
import { orderSections, readSectionNames } from './section-order';

/** As the contract writes times; the database has them written sooner than they could be read and written again. */
const isoTime = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Everything of a CV but its raw text, of those that are not in the bin. */
export const recordsOf =
  sqlText(`select id, user_id, filename, is_favorite, parsed_data, parsed_data_english, is_large_cv,
  warning_message, using_raw_data, section_metrics, available_sections, source, metadata,
  coalesce(content_characters, 0) as content_characters, file_path is not null as has_original, version,
  created_at::text as listed_at, ${isoTime('created_at')} as created_at, ${isoTime('updated_at')} as updated_at
  from cvs where deleted_at is null and`);

export interface CvRow {
  readonly id: string;
  readonly user_id: string;
  readonly filename: string;
  readonly is_favorite: boolean;
  readonly parsed_data: unknown;
  readonly parsed_data_english: unknown;
  readonly is_large_cv: boolean;
  readonly warning_message: string | null;
  readonly using_raw_data: boolean;
  readonly section_metrics: unknown;
  readonly available_sections: string[];
  readonly source: string | null;
  readonly metadata: unknown;
  readonly content_characters: number;
  readonly has_original: boolean;
  readonly version: number;
  /** To the microsecond, as lists are sorted. */
  readonly listed_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What is handed out in one piece; a CV that is larger comes alone. */
const LARGEST_LIST_BYTES = 1_000_000;
const largest = sqlText(`${LARGEST_LIST_BYTES}`);

/** All of a person's CVs, or none where they are more than can be handed out in one piece. */
export function askForCvs(userId: string): Question<CvRow> {
  return question`${recordsOf} user_id = ${userId} and ${largest} >= (
    select sum(stored_bytes) from cvs where deleted_at is null and user_id = ${userId})
    order by is_favorite desc, cvs.created_at desc, id desc`;
}

function askForCv(id: string): Question<CvRow> {
  return question`${recordsOf} id = ${id}`;
}

/** For who wants nothing else of the database. */
export async function readCv(
  database: Database,
  userId: string,
  id: string,
): Promise<CvRecord | undefined> {
  const [row] = await database.askAsUser(userId, askForCv(id));
  return row && toRecord(row);
}

export async function findCv(tx: Tx, id: string): Promise<CvRecord | undefined> {
  const [row] = await askWithin(tx, askForCv(id));
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
export function toRecord({ listed_at, ...row }: CvRow): CvRecord {
  const metadata = readMetadata(row.metadata);
  const order = readSectionNames(metadata);
  return {
    ...row,
    metadata,
    parsed_data: orderSections(row.parsed_data, order.original),
    parsed_data_english: orderSections(row.parsed_data_english, order.english),
    section_metrics: row.section_metrics ?? {},
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
