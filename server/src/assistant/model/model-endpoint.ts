/** Where a model is asked, and as whom. */
export interface ModelEndpoint {
  /** From the settings of the installation, never from a person. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly temperature: number;
}

export interface ModelLimits {
  /** For one question with all its retries. */
  readonly totalMs: number;
  /** Between two signs of life, the first included. */
  readonly idleMs: number;
  readonly mostRetries: number;
  /** The wait before the first retry; each next one is twice as long. */
  readonly retryMs: number;
  /** A Retry-After that is longer is not waited for. */
  readonly longestRetryAfterMs: number;
  readonly mostPromptCharacters: number;
  readonly mostAnswerCharacters: number;
  /** Of the stream, which wraps each word in some hundred bytes. */
  readonly mostAnswerBytes: number;
  readonly failuresToBreak: number;
  readonly breakMs: number;
}

const LONGEST_SILENCE_MS = 90_000;

export function usualModelLimits(totalMs: number): ModelLimits {
  return {
    totalMs,
    idleMs: Math.min(totalMs, LONGEST_SILENCE_MS),
    mostRetries: 2,
    retryMs: 500,
    longestRetryAfterMs: 20_000,
    mostPromptCharacters: 120_000,
    mostAnswerCharacters: 1_000_000,
    mostAnswerBytes: 16 * 1024 * 1024,
    failuresToBreak: 5,
    breakMs: 30_000,
  };
}
