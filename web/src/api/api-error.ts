import type { ErrorCode } from '@trayecto/core/contract';

/** What can go wrong on this side of the wire: no answer, an answer of the wrong shape, a failure without a code. */
type ClientErrorCode = 'network' | 'invalid_response' | 'server_error';
export type ApiErrorCode = ErrorCode | ClientErrorCode;

interface ApiErrorFields {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** 0 when no answer came. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  /** The refusal as it came, for those that carry more than a code; unchecked. */
  readonly details: unknown;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.name = 'ApiError';
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.requestId = fields.requestId;
    this.details = fields.details;
  }

  /** We stopped waiting; the server may still have done what it was asked. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }

  /** The server is away or busy: the same request may well succeed later. */
  get isPassing(): boolean {
    return this.code === 'network' || [408, 429, 502, 503, 504].includes(this.status);
  }
}
