import { type CvVersion, cvVersion } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { type DraftMark, draftMarks } from '@trayecto/core/review';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { cvs, cvVersions, type Database, type Tx } from '../db';
import { describeChanges } from './describe-changes';
import { compareTexts, readTexts } from './text-changes';

const MOST_VERSIONS = 200;

interface StoredVersion {
  readonly version: number;
  readonly filename: string;
  readonly createdAt: Date;
  readonly parsedData: Cv | null;
  readonly parsedDataEnglish: Cv | null;
  readonly englishDrafts: readonly DraftMark[];
}

/** The latest first; undefined when there is no such CV. What is in them is not read. */
export async function listVersions(
  database: Database,
  userId: string,
  cvId: string,
): Promise<CvVersion[] | undefined> {
  const rows = await database.asUser(userId, (tx) =>
    tx
      .select({
        version: cvVersions.version,
        reason: cvVersions.reason,
        filename: cvVersions.filename,
        createdAt: cvVersions.createdAt,
        changes: cvVersions.changes,
      })
      .from(cvVersions)
      .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
      .where(isVersionOf(cvId))
      .orderBy(desc(cvVersions.version))
      .limit(MOST_VERSIONS),
  );
  if (rows.length === 0) return undefined;
  const versions: CvVersion[] = [];
  for (const [index, { createdAt, ...row }] of rows.entries()) {
    const earlier = rows[index + 1];
    const known = cvVersion.shape.changes.safeParse(row.changes).data;
    const changes =
      known ?? (earlier ? await workOutChanges(database, userId, cvId, earlier, row) : []);
    versions.push({ ...row, created_at: createdAt.toISOString(), changes });
  }
  return versions;
}

interface Numbered {
  readonly version: number;
}

/**
 * For versions written before this was noted, and for those that have lost the one before them: once each, two of them
 * in memory at a time, and each in its own transaction, since the embedded database does one at a time.
 */
async function workOutChanges(
  database: Database,
  userId: string,
  cvId: string,
  { version: from }: Numbered,
  { version: to }: Numbered,
): Promise<CvVersion['changes']> {
  const [before, after] = await database.asUser(userId, async (tx) => [
    await findTexts(tx, cvId, from),
    await findTexts(tx, cvId, to),
  ]);
  if (!before || !after) return [];
  const changes = [...describeChanges(compareTexts(readTexts(before), readTexts(after)))];
  await database.asUser(userId, (tx) =>
    tx
      .update(cvVersions)
      .set({ changes })
      .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.version, to))),
  );
  return changes;
}

async function findTexts(tx: Tx, cvId: string, version: number) {
  const [row] = await tx
    .select({
      parsedData: cvVersions.parsedData,
      parsedDataEnglish: cvVersions.parsedDataEnglish,
    })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.version, version)));
  return row;
}

export async function countVersions(tx: Tx, cvId: string): Promise<number> {
  const [row] = await tx
    .select({ versions: count() })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId));
  return row?.versions ?? 0;
}

export async function findVersion(
  tx: Tx,
  cvId: string,
  version: number,
): Promise<StoredVersion | undefined> {
  const [row] = await tx
    .select({
      version: cvVersions.version,
      filename: cvVersions.filename,
      createdAt: cvVersions.createdAt,
      parsedData: cvVersions.parsedData,
      parsedDataEnglish: cvVersions.parsedDataEnglish,
      englishDrafts: cvVersions.englishDrafts,
    })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
    .where(and(isVersionOf(cvId), eq(cvVersions.version, version)));
  return (
    row && {
      ...row,
      parsedData: cvSchema.nullable().parse(row.parsedData),
      parsedDataEnglish: cvSchema.nullable().parse(row.parsedDataEnglish),
      englishDrafts: draftMarks.catch([]).parse(row.englishDrafts),
    }
  );
}

const isVersionOf = (cvId: string) => and(eq(cvVersions.cvId, cvId), isNull(cvs.deletedAt));
