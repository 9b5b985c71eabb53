import { applicationTexts } from '@trayecto/core/applications';
import {
  AppError,
  type ApplicationRecord,
  type EndpointInput,
  type updateApplication,
} from '@trayecto/core/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationMatches, applications, results, type Tx } from '../db';
import { requireSeenVersion } from '../http/require-seen-version';
import { findApplication } from './application-store';
import { requireOwnCv } from './require-own-cv';

type Change = EndpointInput<typeof updateApplication>['body'];

/** What a person wrote. The rest can be changed without having seen the latest: nothing is lost by it. */
const textNames = [...Object.values(applicationTexts.keyof().enum), 'posting', 'letter'] as const;

export async function changeApplication(
  tx: Tx,
  id: string,
  change: Change,
  seen: number | undefined,
): Promise<ApplicationRecord> {
  const { version, userId } = await lockApplication(tx, id);
  const isText = textNames.some((name) => change[name] !== undefined);
  if (isText) await requireVersion(tx, id, version, seen);
  for (const cvId of [change.cv_id, change.tailored_cv_id]) {
    if (typeof cvId === 'string') await requireOwnCv(tx, cvId);
  }
  const fit: Partial<Awaited<ReturnType<typeof readFit>>> = change.fit_result_id
    ? await readFit(tx, change.fit_result_id)
    : {};
  await tx
    .update(applications)
    .set({
      title: change.title,
      company: change.company,
      place: change.place,
      language: change.language,
      salary: change.salary,
      deadline: change.deadline,
      url: change.url,
      nextAction: change.next_action,
      nextOn: change.next_on,
      nextTime: change.next_time,
      notes: change.notes,
      posting: change.posting,
      letter: change.letter,
      cvId: change.cv_id,
      tailoredCvId: change.tailored_cv_id,
      ...fit,
      ...(change.is_archived === undefined
        ? {}
        : { archivedAt: change.is_archived ? sql`clock_timestamp()` : null }),
      ...(isText ? { version: version + 1, updatedAt: sql`clock_timestamp()` } : { version }),
    })
    .where(eq(applications.id, id));
  if (typeof fit.match === 'number') await noteMatch(tx, id, userId, fit.match);
  return requireApplication(tx, id);
}

/** More than anyone compares; the first one stays, because it says where they began. */
const MOST_MATCHES = 60;

/** Only where it is another than before: the same number twice says nothing of a way. */
async function noteMatch(tx: Tx, applicationId: string, userId: string, match: number) {
  const known = await tx
    .select({ id: applicationMatches.id, match: applicationMatches.match })
    .from(applicationMatches)
    .where(eq(applicationMatches.applicationId, applicationId))
    .orderBy(asc(applicationMatches.id));
  if (known.at(-1)?.match === match) return;
  await tx.insert(applicationMatches).values({ applicationId, userId, match });
  const oldest = known[1];
  if (oldest && known.length >= MOST_MATCHES)
    await tx.delete(applicationMatches).where(eq(applicationMatches.id, oldest.id));
}

/** Of two who change one at the same moment, the second sees what the first did. */
export async function lockApplication(tx: Tx, id: string) {
  const [current] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), isNull(applications.deletedAt)))
    .for('update');
  if (!current) throw new AppError('not_found');
  return current;
}

export async function requireVersion(
  tx: Tx,
  id: string,
  version: number,
  seen: number | undefined,
): Promise<void> {
  await requireSeenVersion(seen, version, async () => ({
    application: await findApplication(tx, id),
  }));
}

export async function requireApplication(tx: Tx, id: string): Promise<ApplicationRecord> {
  const record = await findApplication(tx, id);
  if (!record) throw new AppError('not_found');
  return record;
}

const matched = z.object({
  matchPercentage: z.number().int().min(0).max(100),
  matchedSkills: z.array(z.unknown()),
  missingSkills: z.array(z.unknown()),
});

/** The match is what the engine found, not what a request says. */
async function readFit(tx: Tx, resultId: string) {
  const [row] = await tx
    .select({ result: results.result })
    .from(results)
    .where(and(eq(results.id, resultId), eq(results.kind, 'skill_gap'), isNull(results.deletedAt)));
  const found = matched.safeParse(row?.result);
  if (!found.success) throw new AppError('not_found');
  const { matchPercentage, matchedSkills, missingSkills } = found.data;
  // A job description that asks for nothing, as one of a single word, says nothing about the CV.
  const match = matchedSkills.length + missingSkills.length === 0 ? null : matchPercentage;
  return {
    fitResultId: resultId,
    match,
    matchAtStart: sql`coalesce(${applications.matchAtStart}, ${match}::int)`,
  };
}
