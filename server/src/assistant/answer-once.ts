import type { Engine } from '@trayecto/core/assistant';
import { AppError } from '@trayecto/core/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { describeRequest, type RequestKey } from '../cvs/create-cv-once';
import { type Database, taskAnswers } from '../db';

/** Long enough for a person to try again, short for a copy of their CV. */
const KEPT_MINUTES = 60;

interface Question<T> {
  readonly userId: string;
  readonly cvId: string;
  /** Undefined: whoever asks does not mean to repeat. */
  readonly request: RequestKey | undefined;
  readonly output: z.ZodType<T>;
}

export function describeTask(
  key: string | undefined,
  endpointId: string,
  ...asked: readonly unknown[]
): RequestKey | undefined {
  return key === undefined ? undefined : describeRequest(key, endpointId, JSON.stringify(asked));
}

export type AnswerOnce = <T extends { readonly engine: Engine }>(
  question: Question<T>,
  work: () => Promise<T>,
) => Promise<T>;

/** What a model has answered under a key is answered again, and not paid for again. The built-in engine costs nothing. */
export function createAnswerOnce(database: Database): AnswerOnce {
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
    return kept?.answer;
  }

  async function keepAnswer(userId: string, cvId: string, request: RequestKey, answer: unknown) {
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

  return async ({ userId, cvId, request, output }, work) => {
    if (!request) return work();
    const known = await findAnswer(userId, request);
    if (known !== undefined) return output.parse(known);
    const answer = await work();
    if (answer.engine.kind === 'model') await keepAnswer(userId, cvId, request, answer);
    return answer;
  };
}
