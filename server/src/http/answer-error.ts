import { AppError, type ErrorCode, errorTable } from '@trayecto/core/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseUnavailableError, isDiskFull, isOverdue, isQuotaUsedUp } from '../db';
import type { Logger } from '../logging/create-logger';
import { StorageUnavailableError } from '../storage/file-storage';
import type { AppContext } from './request-scope';

/** The caller went away and their task ended for it: nobody waits for the answer, and nothing is broken. */
export class CallerLeftError extends Error {
  override name = 'CallerLeftError';
}

/** Turns whatever was thrown into the contract's refusal. Only bugs are logged as errors, with their cause. */
export function answerError(context: AppContext, thrown: unknown, logger: Logger): Response {
  const error = toAppError(thrown);
  const requestId = context.get('requestId');
  if (error.status >= 500 && !(thrown instanceof CallerLeftError)) {
    const level = error.code === 'internal' ? 'error' : 'warn';
    logger[level](
      { requestId, route: context.get('routeId'), code: error.code, err: describe(thrown) },
      'request failed',
    );
  }
  const { retryAfterSeconds } = error;
  // Not set on the context: where progress has been told already, its answer is on its way and takes no header.
  return context.json(
    errorBody(error.code, requestId, error.details, context.get('words')?.[error.code]),
    error.status as ContentfulStatusCode,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}

export function errorBody(
  code: ErrorCode,
  requestId: string,
  details: Readonly<Record<string, unknown>> = {},
  words: string = errorTable[code].message,
) {
  return {
    success: false,
    error: words,
    code,
    ...details,
    request_id: requestId,
  };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof DatabaseUnavailableError) {
    return new AppError('unavailable', { retryAfterSeconds: 2, cause: thrown });
  }
  if (thrown instanceof StorageUnavailableError) {
    return new AppError('unavailable', { retryAfterSeconds: 5, cause: thrown });
  }
  if (isQuotaUsedUp(thrown)) return new AppError('storage_quota', { cause: thrown });
  // The machine is busy, or too much was asked for at once; either way nothing is broken.
  if (isOverdue(thrown))
    return new AppError('unavailable', { retryAfterSeconds: 5, cause: thrown });
  if (isDiskFull(thrown)) return new AppError('storage_full', { cause: thrown });
  return new AppError('internal', { cause: thrown });
}

/** Name, code and stack of an error and its causes; never the values that a query carried. */
function describe(thrown: unknown, depth = 0): unknown {
  if (!(thrown instanceof Error)) return typeof thrown;
  const code = 'code' in thrown ? thrown.code : undefined;
  // A query error's message repeats the statement's parameters, and its stack repeats the message.
  const stack = thrown.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return {
    name: thrown.name,
    ...(code === undefined ? {} : { code }),
    stack,
    ...(thrown.cause && depth < 4 ? { cause: describe(thrown.cause, depth + 1) } : {}),
  };
}
