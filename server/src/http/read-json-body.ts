import { AppError } from '@trayecto/core/contract';
import { type BodyRules, readBytes } from './read-bytes';
import type { AppContext } from './request-scope';

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
