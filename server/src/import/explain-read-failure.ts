import { AppError, type UploadedFile } from '@trayecto/core/contract';
import { detectFileType } from './detect-file-type';
import { ReadFailure } from './read-failure';

/** The contract's refusal for a file that couldn't be read. Word files have their own sentence. */
export function explainReadFailure(error: unknown, file: UploadedFile): unknown {
  if (!(error instanceof ReadFailure)) return error;
  if (error.code === 'reader_busy') return new AppError('reader_busy', { retryAfterSeconds: 5 });
  const isWord = detectFileType(file.bytes) === 'docx' || /\.docx?$/i.test(file.name);
  const damaged = error.code === 'file_damaged' || error.code === 'file_unsupported';
  if (isWord && damaged) return new AppError('word_damaged', { cause: error });
  return new AppError(error.code, { cause: error });
}
