import { type Stage, stages } from '@trayecto/core/applications';
import {
  AppError,
  type ApplicationRecord,
  type EndpointInput,
  type moveApplication as endpoint,
  readMetadata,
} from '@trayecto/core/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { applicationMoves, applicationSendings, applications, cvs, type Tx } from '../db';
import { today } from '../today';
import { lockApplication, requireApplication, requireVersion } from './change-application';

type Move = EndpointInput<typeof endpoint>['body'];
type Row = typeof applications.$inferSelect;

/** Moves an application to a stage, under its lock. On its way out of preparing what is sent is kept as it is. */
export async function moveApplication(
  tx: Tx,
  userId: string,
  id: string,
  move: Move,
  seen: number | undefined,
): Promise<ApplicationRecord> {
  const current = await lockApplication(tx, id);
  await requireVersion(tx, id, current.version, seen);
  if (move.is_undo) await takeBack(tx, current, move.stage);
  else await goOn(tx, userId, current, move);
  await tx
    .update(applications)
    .set({
      stage: move.stage,
      ...datesAt(current, move),
      nextAction: move.next_action,
      nextOn: move.next_on,
      nextTime: move.next_time,
      version: current.version + 1,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(applications.id, id));
  return requireApplication(tx, id);
}

/** Who tells of an interview or an answer of last week had sent it by then. */
const sentBefore = (on: string) => (on < today() ? on : today());

const isAfter = (stage: Stage, other: Stage) => stages.indexOf(stage) > stages.indexOf(other);

/** Each stop has its day; the days of stops further on are not reached, or not any more. */
function datesAt(current: Row, { stage, on = today(), answer, is_undo: isUndo }: Move) {
  const sentOn = stage === 'sent' && !isUndo ? on : (current.sentOn ?? sentBefore(on));
  return {
    sentOn: stage === 'preparing' ? null : sentOn,
    interviewOn: isAfter('interview', stage)
      ? null
      : stage === 'interview' && !isUndo
        ? on
        : current.interviewOn,
    answeredOn: stage === 'answer' ? on : null,
    answer: stage === 'answer' ? (answer ?? current.answer) : null,
  };
}

/** More than any application takes: each is in every answer about it, and so is what was sent with it. */
const MOST_MOVES = 200;

async function refuseEndlessMoves(tx: Tx, applicationId: string) {
  const [kept] = await tx
    .select({ moves: count() })
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, applicationId));
  if ((kept?.moves ?? 0) < MOST_MOVES) return;
  const fields = [{ field: 'stage', problem: 'too_many_moves' }];
  throw new AppError('validation_failed', { details: { fields } });
}

async function goOn(tx: Tx, userId: string, current: Row, { stage, on = today() }: Move) {
  await refuseEndlessMoves(tx, current.id);
  // The day of an interview is in the future; the day they asked for it is today.
  const movedOn = stage === 'interview' ? today() : on;
  await tx.insert(applicationMoves).values({ applicationId: current.id, userId, stage, movedOn });
  if (current.stage === 'preparing' && stage !== 'preparing')
    await keepSending(tx, userId, current, stage === 'sent' ? on : sentBefore(on));
}

/** The stop it went to by mistake is forgotten, and what was kept as sent on the way out of preparing too. */
async function takeBack(tx: Tx, current: Row, stage: Stage) {
  const [last] = await tx
    .select({ id: applicationMoves.id })
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, current.id))
    .orderBy(desc(applicationMoves.id))
    .limit(1);
  if (last && current.stage !== stage)
    await tx.delete(applicationMoves).where(eq(applicationMoves.id, last.id));
  if (stage !== 'preparing') return;
  const [sent] = await tx
    .select({ id: applicationSendings.id })
    .from(applicationSendings)
    .where(eq(applicationSendings.applicationId, current.id))
    .orderBy(desc(applicationSendings.createdAt))
    .limit(1);
  if (sent) await tx.delete(applicationSendings).where(eq(applicationSendings.id, sent.id));
}

/** The CV and the letter as they are now: what happens to either afterwards does not reach this. */
async function keepSending(tx: Tx, userId: string, current: Row, sentOn: string) {
  const cvId = current.tailoredCvId ?? current.cvId;
  const [cv] =
    cvId === null
      ? []
      : await tx
          .select()
          .from(cvs)
          .where(and(eq(cvs.id, cvId), isNull(cvs.deletedAt)));
  const metadata = readMetadata(cv?.metadata);
  const isEnglish = current.language === 'en' && metadata.language !== 'en';
  const english = isEnglish ? cv?.parsedDataEnglish : null;
  await tx.insert(applicationSendings).values({
    applicationId: current.id,
    userId,
    sentOn,
    cvName: cv?.filename,
    cvVersion: cv?.version,
    cv: english ?? cv?.parsedData,
    design: metadata.design,
    letter: current.letter,
  });
}
