import type { Engine } from '@trayecto/core/assistant';
import {
  LARGEST_KEPT_STATE,
  MOST_RESULTS,
  type ResultKind,
  type ResultRecord,
  type ResultSummary,
} from '@trayecto/core/contract';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cvs, results, type Tx } from '../db';

const LONGEST_TITLE = 200;

interface NewResult {
  readonly userId: string;
  readonly cvId: string;
  /** The version the engine was given. */
  readonly cvVersion: number;
  readonly kind: ResultKind;
  /** What the list calls it: a job's title, a goal. */
  readonly title: string;
  readonly input: unknown;
  readonly result: unknown;
  readonly engine: Engine;
}

/** Keeps an engine's answer and gives its id; the oldest of its kind leaves when there are too many. */
export async function keepResult(tx: Tx, result: NewResult): Promise<string> {
  const [row] = await tx
    .insert(results)
    .values({ ...result, title: shorten(result.title) })
    .returning({ id: results.id });
  if (!row) throw new Error('the result was not stored');
  await tx.execute(sql`
    delete from ${results} where ${results.id} in (
      select ${results.id} from ${results}
      where ${results.userId} = ${result.userId} and ${results.kind} = ${result.kind}
      order by ${results.createdAt} desc, ${results.id} offset ${MOST_RESULTS})`);
  return row.id;
}

/** A number of the result; what an older version kept in another shape is none. */
function percentAt(path: string) {
  const value = sql`${results.result} #> ${path}::text[]`;
  return sql`case when jsonb_typeof(${value}) = 'number'
    then least(100, greatest(0, round((${value})::numeric)))::int end`;
}

const summaryColumns = {
  id: results.id,
  kind: results.kind,
  title: results.title,
  cv_id: results.cvId,
  cv_name: sql<string>`coalesce(nullif(${cvs.personName}, ''), ${cvs.filename})`,
  cv_version: results.cvVersion,
  cv_version_now: cvs.version,
  engine: results.engine,
  score: sql<number | null>`case ${results.kind}
    when 'skill_gap' then ${percentAt('{matchPercentage}')}
    when 'optimization' then ${percentAt('{overallScore,before}')} end`,
  created_at: results.createdAt,
};

const isListed = and(isNull(results.deletedAt), isNull(cvs.deletedAt));

/** The latest first; what belongs to a CV in the trash is not shown until the CV is back. */
export async function listResultsOf(
  tx: Tx,
  page: {
    readonly kind?: ResultKind | undefined;
    readonly cv?: string | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ results: ResultSummary[]; total: number }> {
  const wanted = and(
    isListed,
    page.kind === undefined ? undefined : eq(results.kind, page.kind),
    page.cv === undefined ? undefined : eq(results.cvId, page.cv),
  );
  const rows = await tx
    .select(summaryColumns)
    .from(results)
    .innerJoin(cvs, eq(cvs.id, results.cvId))
    .where(wanted)
    .orderBy(desc(results.createdAt), results.id)
    .offset(page.offset)
    .limit(page.limit);
  const [all] = await tx
    .select({ total: count() })
    .from(results)
    .innerJoin(cvs, eq(cvs.id, results.cvId))
    .where(wanted);
  return { results: rows.map(toSummary), total: all?.total ?? 0 };
}

export async function findResult(tx: Tx, id: string): Promise<ResultRecord | undefined> {
  const [row] = await tx
    .select({
      ...summaryColumns,
      input: results.input,
      result: results.result,
      state: results.state,
    })
    .from(results)
    .innerJoin(cvs, eq(cvs.id, results.cvId))
    .where(and(isListed, eq(results.id, id)));
  if (!row) return undefined;
  const { input, result, state, ...summary } = row;
  // The endpoint's schema checks it on its way out.
  return { ...toSummary(summary), input, result, state: state as ResultRecord['state'] };
}

/**
 * Two tabs that note different things must not undo each other: only the keys that are given change. What is there stays, so that all
 * of it has a limit too; what makes it smaller is always taken. False when it was not noted.
 */
export async function noteState(
  tx: Tx,
  id: string,
  state: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const after = sql`${results.state} || ${JSON.stringify(state)}::jsonb`;
  const size = sql`octet_length((${after})::text)`;
  const rows = await tx
    .update(results)
    .set({ state: after })
    .where(
      and(
        eq(results.id, id),
        isNull(results.deletedAt),
        sql`(${size} <= ${LARGEST_KEPT_STATE} or ${size} <= octet_length(${results.state}::text))`,
      ),
    )
    .returning({ id: results.id });
  return rows.length > 0;
}

/** False when there is no such result. */
export async function removeResult(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(results)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(and(eq(results.id, id), isNull(results.deletedAt)))
    .returning({ id: results.id });
  return rows.length > 0;
}

export async function bringBackResult(tx: Tx, id: string): Promise<void> {
  await tx
    .update(results)
    .set({ deletedAt: null })
    .where(and(eq(results.id, id), isNotNull(results.deletedAt)));
}

/** For the service: an undo is not offered for longer. */
export async function purgeDeletedResults(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from results where deleted_at < now() - interval '1 day'`);
}

type SummaryRow = Omit<ResultSummary, 'engine' | 'created_at'> & {
  engine: unknown;
  created_at: Date;
};

function toSummary(row: SummaryRow): ResultSummary {
  return { ...row, engine: row.engine as Engine, created_at: row.created_at.toISOString() };
}

function shorten(title: string): string {
  return title.slice(0, LONGEST_TITLE).toWellFormed();
}
