import { AppError, type UploadedFile } from '@trayecto/core/contract';
import { cleanFileName } from '@trayecto/core/text';
import { type BodyRules, readBytes } from './read-bytes';
import { BrokenForm, type FormPart, readBoundary, readMultipart } from './read-multipart';
import type { AppContext } from './request-scope';

const MOST_PARTS = 8;
/** For boundaries, heads and the few fields that may be beside the file. */
const ROOM_BESIDE_FILE = 64 * 1024;

/**
 * Reads the one file of a multipart request; anything beside it is refused. The whole body comes in first, counted
 * byte by byte, and is then taken apart in one go: there is one stream, and it has one owner.
 */
export async function readUpload(
  context: AppContext,
  rules: BodyRules,
  field: string,
  mostBytes: number,
): Promise<UploadedFile> {
  const boundary = readBoundary(context.req.header('content-type'));
  if (boundary === undefined) throw new AppError('unsupported_type');
  const body = await readBytes(context, rules, mostBytes + ROOM_BESIDE_FILE, {
    tooLarge: 'file_too_large',
    broken: 'malformed_request',
  });
  const files = takeApart(body, boundary).filter(({ fileName }) => fileName !== undefined);
  const [file, second] = files;
  if (file === undefined || files.some(({ name }) => name !== field))
    throw new AppError('file_missing');
  if (second !== undefined) throw new AppError('one_file_only');
  if (file.bytes.length > mostBytes) throw new AppError('file_too_large');
  return { name: cleanFileName(file.fileName ?? ''), bytes: file.bytes };
}

function takeApart(body: Buffer, boundary: string): readonly FormPart[] {
  try {
    return readMultipart(body, boundary, MOST_PARTS);
  } catch (cause) {
    if (cause instanceof BrokenForm) throw new AppError('malformed_request', { cause });
    throw cause;
  }
}
