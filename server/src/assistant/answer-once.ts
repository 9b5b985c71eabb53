import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@trayecto/core/assistant';
import { AppError, type CvRecord } from '@trayecto/core/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { describeRequest, type RequestKey } from '../cvs/create-cv-once';
import { type Database, giveBackLimit, takeLimit, taskAnswers } from '../db';
import { type Caller, createShareWork } from './share-work';

/** Long enough for a person to try again, short for a copy of their CV. */
const KEPT_MINUTES = 60;
/** Longer than a model may take; a process that died leaves its claim for so long. */
const CLAIM_SECONDS = 5 * 60;
const LOOK_AGAIN_MS = 500;

interface Question extends Caller {
  readonly userId: string;
  readonly cvId: string;
  /** A question about another version of the CV is another question. */
  readonly cvVersion: number;
  /** Without one, the caller does not mean to repeat. */
  readonly key: string | undefined;
  /** What is asked for. */
  readonly requestHash: Uint8Array;
  /** Who will answer. */
  readonly engine: Engine;
}

interface AskedRequest {
  readonly caller: { readonly userId: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly reportProgress: Caller['onProgress'];
}

export function describeQuestion(
  endpoint: { readonly id: string },
  request: AskedRequest,
  cv: Pick<CvRecord, 'id' | 'version'>,
  engine: Engine,
): Question {
  const asked = JSON.stringify([request.query, request.body]);
  return {
    userId: request.caller.userId,
    cvId: cv.id,
    cvVersion: cv.version,
    key: request.idempotencyKey,
    requestHash: describeRequest('', endpoint.id, asked).requestHash,
    engine,
    signal: request.signal,
    onProgress: request.reportProgress,
  };
}

type AnswerOnce<T> = (question: Question, work: (context: Caller) => Promise<T>) => Promise<T>;

/**
 * A model is asked a question once: by several at the same time, in one process or, under one key, in many; and again
 * under its key for an hour. The built-in engine costs nothing, and its answers are not kept.
 */
export function createAnswerOnce<T extends { readonly engine: Engine }>(
  database: Database,
  output: z.ZodType<T>,
): AnswerOnce<T> {
  const share = createShareWork<T>();

  async function findAnswer(userId: string, { key, requestHash }: RequestKey) {
    const [kept] = await database.asUser(userId, (tx) =>
      tx
        .select({ answer: taskAnswers.answer, requestHash: taskAnswers.requestHash })
        .from(taskAnswers)
        .where(
          and(
            eq(taskAnswers.userId, userId),
            eq(taskAnswers.key, key),
            gt(taskAnswers.expiresAt, sql`clock_timestamp()`),
          ),
        ),
    );
    if (kept && Buffer.compare(kept.requestHash, requestHash) !== 0) {
      throw new AppError('key_reused');
    }
    return kept === undefined ? undefined : output.parse(kept.answer);
  }

  async function keepAnswer(userId: string, cvId: string, request: RequestKey, answer: T) {
    const expiresAt = sql<Date>`clock_timestamp() + make_interval(mins => ${KEPT_MINUTES})`;
    const kept = { requestHash: request.requestHash, cvId, answer, expiresAt };
    await database.asUser(userId, (tx) =>
      tx
        .insert(taskAnswers)
        .values({ userId, key: request.key, ...kept })
        .onConflictDoUpdate({
          target: [taskAnswers.userId, taskAnswers.key],
          set: kept,
          setWhere: sql`${taskAnswers.expiresAt} <= clock_timestamp()`,
        }),
    );
  }

  /** Of several processes one asks; the others look for its answer, and ask themselves when it has failed. */
  async function askAlone(
    { userId, cvId }: Question,
    request: RequestKey,
    { signal }: Caller,
    work: () => Promise<T>,
  ): Promise<T> {
    const claim = nameClaim(userId, request);
    for (;;) {
      const known = await findAnswer(userId, request);
      if (known !== undefined) return known;
      const { allowed } = await database.asService((tx) => takeLimit(tx, claim, 1, CLAIM_SECONDS));
      if (allowed) break;
      await wait(LOOK_AGAIN_MS, undefined, { signal });
    }
    try {
      // The one before may have answered between the look and the claim.
      const known = await findAnswer(userId, request);
      if (known !== undefined) return known;
      const answer = await work();
      await keepAnswer(userId, cvId, request, answer);
      return answer;
    } finally {
      await database.asService((tx) => giveBackLimit(tx, claim));
    }
  }

  return async (question, work) => {
    const { userId, key, requestHash, cvVersion, engine, signal, onProgress } = question;
    const request = key === undefined ? undefined : { key, requestHash };
    const known = request && (await findAnswer(userId, request));
    if (known !== undefined) return known;
    if (engine.kind === 'builtin') return work({ signal, onProgress });
    const name = [userId, Buffer.from(requestHash).toString('hex'), cvVersion].join(' ');
    return share(name, { signal, onProgress }, (context) =>
      request ? askAlone(question, request, context, () => work(context)) : work(context),
    );
  };
}

/** Says nothing about whose it is. */
function nameClaim(userId: string, { key, requestHash }: RequestKey): string {
  const hash = createHash('sha256').update(userId).update(key).update(requestHash);
  return `task:${hash.digest('base64url')}`;
}
