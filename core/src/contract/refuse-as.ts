import { AppError } from './app-error';
import { type ErrorCode, errorTable } from './error-codes';

/** What a schema says of a value that has its own refusal, rather than the one for everything not valid. */
export function refuseAs(code: ErrorCode, details: Readonly<Record<string, unknown>>) {
  return {
    code: 'custom' as const,
    message: errorTable[code].message,
    params: { refusal: code, details },
  };
}

interface Issue {
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The refusal a schema asked for, if it asked for one. */
export function findRefusal(issues: readonly Issue[]): AppError | undefined {
  for (const { code, params } of issues) {
    const refusal = code === 'custom' ? params?.refusal : undefined;
    if (!isErrorCode(refusal)) continue;
    return new AppError(refusal, { details: { ...Object(params?.details) } });
  }
  return undefined;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
