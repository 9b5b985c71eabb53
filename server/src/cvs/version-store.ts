import type { CvVersion } from '@trayecto/core/contract';
import { type Cv, compareCvs, cvSchema, emptyCv } from '@trayecto/core/cv';
import { type DraftMark, readDraftMarks } from '@trayecto/core/review';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { cvs, cvVersions, type Tx } from '../db';

const MOST_VERSIONS = 200;
const MOST_CHANGES = 40;

export interface StoredVersion {
  readonly version: number;
  readonly filename: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly parsedData: Cv | null;
  readonly parsedDataEnglish: Cv | null;
  readonly englishDrafts: readonly DraftMark[];
}

/** Undefined when there is no such CV. */
export async function listVersions(tx: Tx, cvId: string): Promise<CvVersion[] | undefined> {
  const rows = await selectVersions(tx, cvId);
  if (rows.length === 0) return undefined;
  return rows.map((row, index) => ({
    version: row.version,
    reason: row.reason,
    filename: row.filename,
    created_at: row.createdAt.toISOString(),
    changes: index + 1 < rows.length ? describeChanges(rows[index + 1], row) : [],
  }));
}

export async function findVersion(
  tx: Tx,
  cvId: string,
  version: number,
): Promise<StoredVersion | undefined> {
  const [row] = await selectVersions(tx, cvId, version);
  return row;
}

/** The latest first. */
async function selectVersions(tx: Tx, cvId: string, version?: number): Promise<StoredVersion[]> {
  const rows = await tx
    .select({
      version: cvVersions.version,
      filename: cvVersions.filename,
      reason: cvVersions.reason,
      createdAt: cvVersions.createdAt,
      parsedData: cvVersions.parsedData,
      parsedDataEnglish: cvVersions.parsedDataEnglish,
      englishDrafts: cvVersions.englishDrafts,
    })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
    .where(
      and(
        eq(cvVersions.cvId, cvId),
        isNull(cvs.deletedAt),
        version === undefined ? undefined : eq(cvVersions.version, version),
      ),
    )
    .orderBy(desc(cvVersions.version))
    .limit(MOST_VERSIONS);
  return rows.map((row) => ({
    ...row,
    parsedData: cvSchema.nullable().parse(row.parsedData),
    parsedDataEnglish: cvSchema.nullable().parse(row.parsedDataEnglish),
    englishDrafts: readDraftMarks({ english_drafts: row.englishDrafts }),
  }));
}

function describeChanges(
  before: StoredVersion | undefined,
  after: StoredVersion,
): CvVersion['changes'] {
  const compare = (old: Cv | null | undefined, now: Cv | null, language: 'original' | 'english') =>
    compareCvs(old ?? emptyCv(), now ?? emptyCv()).map(({ section, kind, entry, field }) => ({
      section,
      kind,
      entry: entry.slice(0, 120),
      field,
      language,
    }));
  return [
    ...compare(before?.parsedData, after.parsedData, 'original'),
    ...(describeWholeEnglish(before, after) ??
      compare(before?.parsedDataEnglish, after.parsedDataEnglish, 'english')),
  ].slice(0, MOST_CHANGES);
}

/** A text that came or went as a whole is one change, not one for each of its fields. */
function describeWholeEnglish(
  before: StoredVersion | undefined,
  after: StoredVersion,
): CvVersion['changes'] | undefined {
  const had = (before?.parsedDataEnglish ?? null) !== null;
  const has = after.parsedDataEnglish !== null;
  if (had === has) return undefined;
  const kind = has ? 'added' : 'removed';
  return [{ section: '', kind, entry: '', field: '', language: 'english' }];
}
