import { AppError } from '@trayecto/core/contract';
import { countReadFields, countWrittenFields } from './measure-json';

/**
 * A CV of sixty pages has a few thousand values, a hundred names and a handful of levels; reading, checking and keeping
 * a million would cost everyone else their turn.
 */
const MOST = { values: 100_000, names: 5_000, depth: 500 };

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
