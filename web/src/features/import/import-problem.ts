import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import type { PlainKey, Translate } from '../../i18n';
import type { Formats } from '../../i18n/formats';

/** What can go wrong with an upload, in the words of its error catalogue. */
type ProblemKind =
  | 'fileSize'
  | 'fileEmpty'
  | 'fileDamaged'
  | 'tooMuchText'
  | 'oneFile'
  | 'unsupportedFormat'
  | 'wordDamaged'
  | 'pdfExtract'
  | 'wordExtract'
  | 'extractTimeout'
  | 'timeout'
  | 'apiError'
  | 'noApiResponse'
  | 'authRequired';

export class ImportProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
    this.name = 'ImportProblem';
  }
}

/** Refusals that say nothing about the file; the step's own sentence is better. */
const VAGUE_CODES: ReadonlySet<string> = new Set([
  'internal',
  'server_error',
  'invalid_response',
  'malformed_request',
  'malformed_json',
  'validation_failed',
  'unsupported_type',
]);

/** What holds at every step of the way: signed out, too large, no answer. */
function explainAnywhere(error: ApiError): ImportProblem | undefined {
  if (error.status === 401) return new ImportProblem('authRequired', error);
  if (error.status === 413 && error.code !== 'storage_quota') {
    return new ImportProblem('fileSize', error);
  }
  if (error.code === 'network') return new ImportProblem('noApiResponse', error);
  return undefined;
}

export function explainExtraction(
  error: unknown,
  kind: 'pdfExtract' | 'wordExtract' | 'apiError',
): ImportProblem | ApiError {
  if (!(error instanceof ApiError)) return new ImportProblem(kind, error);
  if (error.isTimeout) return new ImportProblem('extractTimeout', error);
  if (error.code === 'file_unsupported') return new ImportProblem('unsupportedFormat', error);
  const problem = explainAnywhere(error);
  if (problem) return problem;
  return VAGUE_CODES.has(error.code) ? new ImportProblem(kind, error) : error;
}

export function explainParsing(error: unknown): ImportProblem | ApiError {
  if (!(error instanceof ApiError)) return new ImportProblem('apiError', error);
  if (error.isTimeout) return new ImportProblem('timeout', error);
  if (error.code === 'too_many_requests') return error;
  return explainAnywhere(error) ?? new ImportProblem('apiError', error);
}

const PASSING_KINDS: ReadonlySet<ProblemKind> = new Set([
  'extractTimeout',
  'timeout',
  'apiError',
  'noApiResponse',
]);

/** Nothing is wrong with the file: the same one may well be read next time. */
export function isWorthAnotherTry(problem: unknown): boolean {
  if (problem instanceof ApiError) return problem.isPassing;
  return !(problem instanceof ImportProblem) || PASSING_KINDS.has(problem.kind);
}

const WORDS: Record<ProblemKind, PlainKey> = {
  fileSize: 'upload.fileSize',
  fileEmpty: 'errors.file_empty',
  fileDamaged: 'errors.file_damaged',
  tooMuchText: 'errors.file_too_much_text',
  oneFile: 'errors.one_file_only',
  unsupportedFormat: 'upload.unsupportedFormat',
  wordDamaged: 'errors.word_damaged',
  pdfExtract: 'upload.pdfExtract',
  wordExtract: 'upload.wordExtract',
  extractTimeout: 'errors.file_timeout',
  timeout: 'upload.timeout',
  apiError: 'upload.apiError',
  noApiResponse: 'upload.noApiResponse',
  authRequired: 'upload.authRequired',
};

/** The sentence a person reads. */
export function describeProblem(problem: unknown, t: Translate, formats: Formats): string {
  if (problem instanceof ApiError) return describeError(problem, t, formats);
  if (!(problem instanceof ImportProblem)) return t('upload.generic');
  return t(WORDS[problem.kind]);
}
