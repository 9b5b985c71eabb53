import { AppError } from '@trayecto/core/contract';
import { type BodyRules, readBytes } from './read-bytes';
import type { AppContext } from './request-scope';

/** A CV of sixty pages has a few thousand; checking and keeping a million would cost everyone else their turn. */
const MOST_VALUES = 100_000;
const LARGEST_FORM_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body, counting bytes as they come: a declared length is not believed. */
export async function readJsonBody(
  context: AppContext,
  rules: BodyRules,
  mostBytes: number,
): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_type');
  refuseLongText(context, mostBytes);
  const bytes = await readBytes(context, rules, mostBytes, {
    tooLarge: 'too_large',
    broken: 'malformed_json',
  });
  const value = parse(bytes);
  // One takes a byte at least, and one more to set it apart.
  if (bytes.length > 2 * MOST_VALUES && hasTooManyValues(value)) throw new AppError('too_large');
  return value;
}

/** A form with too long a text gets the error it would get after reading; anything larger is no form. */
function refuseLongText(context: AppContext, mostBytes: number): void {
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared <= mostBytes || declared > LARGEST_FORM_BYTES) return;
  context.header('Connection', 'close');
  const fields = [{ field: 'body', problem: 'too_big' }];
  throw new AppError('validation_failed', { details: { fields } });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

function hasTooManyValues(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let count = 0; open.length > 0; count += 1) {
    if (count + open.length > MOST_VALUES) return true;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next)) open.push(inner);
  }
  return false;
}
