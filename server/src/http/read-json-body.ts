import { AppError } from '@trayecto/core/contract';
import { readBytes } from './read-bytes';
import type { AppContext } from './request-scope';

const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body, counting bytes as they come: a declared length is not believed. */
export async function readJsonBody(
  context: AppContext,
  slowestMs: number,
  mostBytes = MOST_BYTES,
): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_type');
  const bytes = await readBytes(context, slowestMs, mostBytes, {
    tooLarge: 'too_large',
    broken: 'malformed_json',
  });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
