import { type ApplicationTexts, readPostingFacts } from '@trayecto/core/applications';
import {
  AppError,
  type ApplicationRecord,
  createApplication as endpoint,
  MOST_APPLICATIONS,
} from '@trayecto/core/contract';
import { eq } from 'drizzle-orm';
import { describeRequest } from '../cvs/create-cv-once';
import { applicationMoves, applications, type Tx } from '../db';
import { today } from '../today';
import { countApplications, findApplication } from './application-store';
import { requireOwnCv } from './require-own-cv';

interface NewApplication extends Partial<UndefinedToo<ApplicationTexts>> {
  readonly posting: string;
  readonly cv_id: string | null;
}

type UndefinedToo<T> = { [K in keyof T]: T[K] | undefined };

/** Starts an application; the same request under the same key starts one, also when it comes twice at once. */
export async function createApplication(
  tx: Tx,
  userId: string,
  given: NewApplication,
  key: string | undefined,
): Promise<ApplicationRecord> {
  const request =
    key === undefined ? undefined : describeRequest(key, endpoint.id, JSON.stringify(given));
  // Asked again, it is what the first request made, whatever has changed since.
  const earlier = request && (await findMade(tx, request));
  if (earlier) return earlier;
  if ((await countApplications(tx)) >= MOST_APPLICATIONS) throw new AppError('applications_full');
  if (given.cv_id !== null) await requireOwnCv(tx, given.cv_id);
  const posting = given.posting.trim();
  const read = readPostingFacts(posting, today());
  const [made] = await tx
    .insert(applications)
    .values({
      userId,
      posting,
      title: given.title ?? read.title,
      company: given.company ?? read.company,
      place: given.place ?? read.place,
      language: given.language === undefined ? read.language : given.language,
      salary: given.salary ?? read.salary,
      deadline: given.deadline === undefined ? read.deadline : given.deadline,
      url: given.url,
      nextAction: given.next_action,
      nextOn: given.next_on,
      nextTime: given.next_time,
      notes: given.notes,
      cvId: given.cv_id,
      requestKey: request?.key,
      requestHash: request?.requestHash,
    })
    .onConflictDoNothing({ target: [applications.userId, applications.requestKey] })
    .returning({ id: applications.id });
  if (made) {
    const move = { applicationId: made.id, userId, stage: 'preparing' as const, movedOn: today() };
    await tx.insert(applicationMoves).values(move);
  }
  const record = made
    ? await findApplication(tx, made.id)
    : request && (await findMade(tx, request));
  if (!record) throw new Error('the application was not stored');
  return record;
}

/** What an earlier request under the same key made, if there was one. If it was deleted since, a repeated request doesn't restore it. */
async function findMade(
  tx: Tx,
  request: ReturnType<typeof describeRequest>,
): Promise<ApplicationRecord | undefined> {
  const [row] = await tx
    .select({ id: applications.id, hash: applications.requestHash })
    .from(applications)
    .where(eq(applications.requestKey, request.key));
  if (!row) return undefined;
  const isSame = row.hash && Buffer.compare(row.hash, request.requestHash) === 0;
  if (!isSame) throw new AppError('key_reused');
  const record = await findApplication(tx, row.id);
  if (!record) throw new AppError('not_found');
  return record;
}
