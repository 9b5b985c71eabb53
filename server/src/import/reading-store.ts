import { createHash } from 'node:crypto';
import type { ParsedCv, SourceDocument } from '@trayecto/core/import';
import type { PageGeometry } from '@trayecto/core/review';
import { and, eq, gt, sql } from 'drizzle-orm';
import { readings, type Tx } from '../db';

const KEPT_HOURS = 24;
/** Of one person: enough for as many tabs as have a file on its way. */
const MOST_KEPT = 20;

/** How a text was read, without the CV itself: where each field came from and what was left over. */
export type ReadingReport = Omit<ParsedCv, 'cv'> & {
  readonly lines: readonly string[];
  readonly geometry?: PageGeometry;
  readonly timings: ReadingTimings;
};

interface ReadingTimings {
  /** Getting the text out of the file; null for a text that came without one. */
  readonly read_ms: number | null;
  readonly parse_ms: number;
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Keeps a document's layout, and how it was read, while only its text travels through the browser and back. */
export async function keepReading(
  tx: Tx,
  userId: string,
  text: string,
  document: SourceDocument,
  readMs: number,
  report?: ReadingReport,
): Promise<void> {
  const expiresAt = sql<Date>`clock_timestamp() + make_interval(hours => ${KEPT_HOURS})`;
  await tx
    .insert(readings)
    .values({ userId, textHash: hashText(text), document, readMs, parsed: report, expiresAt })
    .onConflictDoUpdate({
      target: [readings.userId, readings.textHash],
      set: { document, readMs, expiresAt, ...(report ? { parsed: report } : {}) },
    });
  await tx.execute(sql`
    delete from ${readings} where ${readings.userId} = ${userId} and ${readings.textHash} in (
      select ${readings.textHash} from ${readings} where ${readings.userId} = ${userId}
      order by ${readings.expiresAt} desc offset ${MOST_KEPT})`);
}

export async function findReadDocument(
  tx: Tx,
  userId: string,
  text: string,
): Promise<{ document: SourceDocument | undefined; readMs: number | null }> {
  const [row] = await tx
    .select({ document: readings.document, readMs: readings.readMs })
    .from(readings)
    .where(ownLive(userId, text));
  // Written by this server from a checked document, for this person alone.
  const document = row?.document as SourceDocument | undefined;
  return { document, readMs: row?.readMs ?? null };
}

export async function keepReport(
  tx: Tx,
  userId: string,
  text: string,
  report: ReadingReport,
): Promise<void> {
  await tx.update(readings).set({ parsed: report }).where(ownLive(userId, text));
}

export async function findReport(
  tx: Tx,
  userId: string,
  text: string,
): Promise<{ report: ReadingReport | undefined; format: string | undefined }> {
  const [row] = await tx
    .select({ parsed: readings.parsed, format: sql<string>`${readings.document} ->> 'format'` })
    .from(readings)
    .where(ownLive(userId, text));
  return { report: (row?.parsed ?? undefined) as ReadingReport | undefined, format: row?.format };
}

function ownLive(userId: string, text: string) {
  return and(
    eq(readings.userId, userId),
    eq(readings.textHash, hashText(text)),
    gt(readings.expiresAt, sql`clock_timestamp()`),
  );
}
