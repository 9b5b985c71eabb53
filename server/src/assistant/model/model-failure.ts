import { AppError, type ErrorCode } from '@trayecto/core/contract';

type ModelErrorCode = Extract<ErrorCode, `model_${string}`>;

/** Why a question got no usable answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: ModelErrorCode;
  /** Another try may go better. */
  readonly passing: boolean;
  /** The endpoint itself is in trouble, whatever it was asked. */
  readonly outage: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ModelErrorCode,
    options: {
      passing?: boolean;
      outage?: boolean;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.passing = options.passing ?? false;
    this.outage = options.outage ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  toAppError(): AppError {
    const { retryAfterSeconds } = this;
    return new AppError(this.code, {
      cause: this,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
}
