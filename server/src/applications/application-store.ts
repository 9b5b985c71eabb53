import { keptLetter, type Stage } from '@trayecto/core/applications';
import type {
  ApplicationRecord,
  ApplicationSending,
  ApplicationSummary,
} from '@trayecto/core/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  applicationMatches,
  applicationMoves,
  applicationSendings,
  applications,
  type Tx,
} from '../db';

const summaryColumns = {
  id: applications.id,
  version: applications.version,
  title: applications.title,
  company: applications.company,
  place: applications.place,
  language: applications.language,
  salary: applications.salary,
  deadline: applications.deadline,
  stage: applications.stage,
  answer: applications.answer,
  sent_on: applications.sentOn,
  interview_on: applications.interviewOn,
  answered_on: applications.answeredOn,
  next_action: applications.nextAction,
  next_on: applications.nextOn,
  next_time: applications.nextTime,
  cv_id: applications.cvId,
  tailored_cv_id: applications.tailoredCvId,
  has_letter: sql<boolean>`${applications.letter} is not null`,
  match: applications.match,
  match_at_start: applications.matchAtStart,
  is_archived: sql<boolean>`${applications.archivedAt} is not null`,
  created_at: applications.createdAt,
  updated_at: applications.updatedAt,
};

const isThere = isNull(applications.deletedAt);
const isOf = {
  active: and(isThere, isNull(applications.archivedAt)),
  archived: and(isThere, isNotNull(applications.archivedAt)),
  all: isThere,
};

interface ApplicationPage {
  readonly which: keyof typeof isOf;
  readonly offset: number;
  readonly limit: number;
}

/** The latest first, without what is long. */
export async function listApplicationsOf(tx: Tx, { which, offset, limit }: ApplicationPage) {
  const rows = await tx
    .select(summaryColumns)
    .from(applications)
    .where(isOf[which])
    .orderBy(desc(applications.createdAt), applications.id)
    .offset(offset)
    .limit(limit);
  const [counts] = await tx
    .select({
      active: sql<number>`count(*) filter (where ${applications.archivedAt} is null)`.mapWith(
        Number,
      ),
      archived: sql<number>`count(${applications.archivedAt})`.mapWith(Number),
    })
    .from(applications)
    .where(isThere);
  const { active = 0, archived = 0 } = counts ?? {};
  const total = { active, archived, all: active + archived }[which];
  return { applications: rows.map(toSummary), total, archived, figures: await readFigures(tx) };
}

/** Of those that are not put away: what each job asks for, to compare many. */
export async function listPostingsOf(tx: Tx, limit: number) {
  return tx
    .select({
      id: applications.id,
      title: applications.title,
      description: applications.posting,
    })
    .from(applications)
    .where(isOf.active)
    .orderBy(desc(applications.createdAt), applications.id)
    .limit(limit);
}

export async function countApplications(tx: Tx): Promise<number> {
  const [all] = await tx.select({ total: count() }).from(applications);
  return all?.total ?? 0;
}

/** An interview counts as an answer, silence doesn't. */
async function readFigures(tx: Tx) {
  const { rows } = await tx.execute<Record<string, number | null>>(sql`
    select count(*) filter (where sent_on >= date_trunc('month', current_date))::int as sent_this_month,
      count(sent_on)::int as sent,
      count(answered)::int as answered,
      percentile_cont(0.5) within group (order by answered - sent_on) filter (where answered is not null) as median
    from (
      select sent_on, case when answer = 'silence' then null else (
        select min(moved_on) from application_moves m
        where m.application_id = a.id and m.stage in ('interview', 'answer') and moved_on >= sent_on) end as answered
      from applications a where deleted_at is null and sent_on is not null) sent`);
  const [row = {}] = rows;
  return {
    sent_this_month: row.sent_this_month ?? 0,
    sent: row.sent ?? 0,
    answered: row.answered ?? 0,
    median_days_to_answer: row.median ?? null,
  };
}

export async function findApplication(tx: Tx, id: string): Promise<ApplicationRecord | undefined> {
  const [row] = await tx
    .select({
      ...summaryColumns,
      url: applications.url,
      notes: applications.notes,
      posting: applications.posting,
      letter: applications.letter,
      fit_result_id: applications.fitResultId,
    })
    .from(applications)
    .where(and(isThere, eq(applications.id, id)));
  if (!row) return undefined;
  const { url, notes, posting, letter, fit_result_id, ...summary } = row;
  return {
    ...toSummary(summary),
    url,
    notes,
    posting,
    letter: readLetter(letter),
    fit_result_id,
    moves: await listMoves(tx, id),
    sendings: await listSendings(tx, id),
    matches: await listMatches(tx, id),
  };
}

/** One that an older version wrote and this one cannot read is as if it were not there. */
export function readLetter(stored: unknown) {
  return keptLetter.nullable().catch(null).parse(stored);
}

async function listMoves(tx: Tx, id: string): Promise<{ stage: Stage; on: string }[]> {
  return tx
    .select({ stage: applicationMoves.stage, on: applicationMoves.movedOn })
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, id))
    .orderBy(asc(applicationMoves.id));
}

async function listMatches(tx: Tx, id: string): Promise<{ match: number; at: string }[]> {
  const rows = await tx
    .select({ match: applicationMatches.match, at: applicationMatches.createdAt })
    .from(applicationMatches)
    .where(eq(applicationMatches.applicationId, id))
    .orderBy(asc(applicationMatches.id));
  return rows.map(({ match, at }) => ({ match, at: at.toISOString() }));
}

export const sendingColumns = {
  id: applicationSendings.id,
  sent_on: applicationSendings.sentOn,
  cv_name: applicationSendings.cvName,
  cv_version: applicationSendings.cvVersion,
  has_cv: sql<boolean>`${applicationSendings.cv} is not null`,
  has_letter: sql<boolean>`${applicationSendings.letter} is not null`,
};

async function listSendings(tx: Tx, id: string): Promise<ApplicationSending[]> {
  return tx
    .select(sendingColumns)
    .from(applicationSendings)
    .where(eq(applicationSendings.applicationId, id))
    .orderBy(asc(applicationSendings.createdAt), asc(applicationSendings.id));
}

/** False when there is no such application. */
export async function removeApplication(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(and(eq(applications.id, id), isThere))
    .returning({ id: applications.id });
  return rows.length > 0;
}

export async function bringBackApplication(tx: Tx, id: string): Promise<void> {
  await tx.update(applications).set({ deletedAt: null }).where(eq(applications.id, id));
}

/** For the service: an undo is not offered for longer. */
export async function purgeDeletedApplications(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from applications where deleted_at < now() - interval '1 day'`);
}

type SummaryRow = Omit<ApplicationSummary, 'created_at' | 'updated_at'> & {
  created_at: Date;
  updated_at: Date;
};

function toSummary(row: SummaryRow): ApplicationSummary {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
