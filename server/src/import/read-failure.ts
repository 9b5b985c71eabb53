/** Why a file couldn't be read; each has its own sentence for the person who sent it. */
export const readFailureCodes = [
  'file_empty',
  'file_damaged',
  'file_encrypted',
  'file_is_scan',
  'file_too_many_pages',
  'file_too_much_text',
  'file_timeout',
  'file_unsupported',
  'reader_crashed',
  'reader_busy',
] as const;

export type ReadFailureCode = (typeof readFailureCodes)[number];

export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  constructor(
    readonly code: ReadFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** A parser that throws something else met a file it does not understand. */
export function nameFailure(error: unknown): ReadFailureCode {
  return error instanceof ReadFailure ? error.code : 'file_damaged';
}
