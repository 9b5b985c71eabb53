import { AppError } from '@trayecto/core/contract';
import { z } from 'zod';

/** The values the last row of a page was sorted by, in words that fit an address. */
export function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const stored = z.array(z.string().max(1_000)).min(2).max(3);

export function readCursor(cursor: string, count: number): readonly string[] {
  try {
    const values = stored.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (values.length === count) return values;
  } catch {
    // Said below: whatever is wrong with it, it is not one of ours.
  }
  throw new AppError('validation_failed', {
    details: { fields: [{ field: 'cursor', problem: 'invalid_format' }] },
  });
}

/** A search is for what was typed: its % and _ mean themselves. */
export function likePattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
