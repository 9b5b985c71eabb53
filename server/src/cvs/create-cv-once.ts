import { createHash, randomUUID } from 'node:crypto';
import {
  AppError,
  type CvRecord,
  createCv as createCvEndpoint,
  type EndpointInput,
} from '@trayecto/core/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { requestKeys, type Tx } from '../db';
import { createCv, type NewCv } from './create-cv';
import { findCv } from './cv-store';

const KEPT_DAYS = 7;

/** A request that may be repeated: the caller's key, and what it asked for. */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: Uint8Array;
}

export function describeRequest(
  key: string,
  endpointId: string,
  ...parts: readonly (string | Uint8Array)[]
): RequestKey {
  const hash = createHash('sha256').update(endpointId);
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return { key, requestHash: hash.digest() };
}

/** What an earlier request under the same key made. */
async function findClaim(tx: Tx, userId: string, key: string) {
  const [claim] = await tx
    .select({ cvId: requestKeys.cvId, requestHash: requestKeys.requestHash })
    .from(requestKeys)
    .where(
      and(
        eq(requestKeys.userId, userId),
        eq(requestKeys.key, key),
        gt(requestKeys.expiresAt, sql`clock_timestamp()`),
      ),
    );
  return claim;
}

/** The CV that was made under a key, if one was and it is still there. */
export async function findCvByKey(tx: Tx, userId: string, key: string): Promise<CvRecord | null> {
  const claim = await findClaim(tx, userId, key);
  return (claim && (await findCv(tx, claim.cvId))) ?? null;
}

/** The CV an earlier request under the same key made. */
export async function findMadeCv(
  tx: Tx,
  userId: string,
  request: RequestKey,
): Promise<CvRecord | undefined> {
  const made = await findClaim(tx, userId, request.key);
  if (!made) return undefined;
  if (Buffer.compare(made.requestHash, request.requestHash) !== 0) throw new AppError('key_reused');
  const cv = await findCv(tx, made.cvId);
  // Deleted since: a repeated request doesn't create it again.
  if (!cv) throw new AppError('not_found');
  return cv;
}

/**
 * The keys' rows are written first: of two requests at the same moment one waits for them, and finds the other's CV.
 * Several keys are several ways to ask for the same CV.
 */
export async function createCvOnce(
  tx: Tx,
  userId: string,
  given: NewCv,
  requests: readonly RequestKey[],
): Promise<CvRecord> {
  const id = randomUUID();
  for (const request of requests) {
    if (await claimKey(tx, userId, request, id)) continue;
    const made = await findMadeCv(tx, userId, request);
    if (!made) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    await pointKeysTo(tx, userId, id, made.id);
    return made;
  }
  return createCv(tx, userId, given, id);
}

/** Keys that were claimed on the way to one that was taken lead to the same CV. */
async function pointKeysTo(tx: Tx, userId: string, claimedId: string, madeId: string) {
  await tx
    .update(requestKeys)
    .set({ cvId: madeId })
    .where(and(eq(requestKeys.userId, userId), eq(requestKeys.cvId, claimedId)));
}

/** What `POST /api/cvs` is asked for under a key. The path of the original is left out: the CV is the same without it. */
export function describeSaving(key: string, body: EndpointInput<typeof createCvEndpoint>['body']) {
  const { storage_path, ...asked } = body;
  return describeRequest(key, createCvEndpoint.id, JSON.stringify(asked));
}

async function claimKey(
  tx: Tx,
  userId: string,
  request: RequestKey,
  cvId: string,
): Promise<boolean> {
  const expiresAt = sql<Date>`clock_timestamp() + make_interval(days => ${KEPT_DAYS})`;
  const claim = { requestHash: request.requestHash, cvId, expiresAt };
  const claimed = await tx
    .insert(requestKeys)
    .values({ userId, key: request.key, ...claim })
    .onConflictDoUpdate({
      target: [requestKeys.userId, requestKeys.key],
      set: claim,
      setWhere: sql`${requestKeys.expiresAt} <= clock_timestamp()`,
    })
    .returning({ cvId: requestKeys.cvId });
  return claimed.length > 0;
}
