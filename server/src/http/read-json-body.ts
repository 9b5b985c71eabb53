import { AppError } from '@trayecto/core/contract';
import { countReadFields, countWrittenFields } from './measure-json';
import { type BodyRules, readBytes } from './read-bytes';
import type { AppContext } from './request-scope';

/**
 * A CV of sixty pages has a few thousand values, a hundred names and a handful of levels; reading, checking and keeping
 * a million would cost everyone else their turn.
 */
const MOST = { values: 100_000, names: 5_000, depth: 500 };
const LARGEST_FORM_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body, counting bytes as they come: a declared length is not believed. */
export async function readJsonBody(
  context: AppContext,
  rules: BodyRules,
  mostBytes: number,
): Promise<Buffer> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_type');
  refuseLongText(context, mostBytes);
  return readBytes(context, rules, mostBytes, { tooLarge: 'too_large', broken: 'malformed_json' });
}

/** A form with too long a text gets the error it would get after reading; anything larger is no form. */
function refuseLongText(context: AppContext, mostBytes: number): void {
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared <= mostBytes || declared > LARGEST_FORM_BYTES) return;
  context.header('Connection', 'close');
  const fields = [{ field: 'body', problem: 'too_big' }];
  throw new AppError('validation_failed', { details: { fields } });
}

/**
 * Too much is refused before anything is made of it. A name that comes twice in one object is refused too: readers keep the last of
 * them, and what the first one said would be lost without a word.
 */
export function parseJson(bytes: Buffer): unknown {
  const written = countWrittenFields(bytes, MOST);
  if (written === undefined) throw new AppError('too_large');
  const value = readJson(bytes);
  if (countReadFields(value) === written) return value;
  const fields = [{ field: 'body', problem: 'repeated_name' }];
  throw new AppError('validation_failed', { details: { fields } });
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
