import { AppError } from '@trayecto/core/contract';
import { exactText } from '@trayecto/core/text';
import { z } from 'zod';

/** The values the last row of a page was sorted by, in words that fit an address. */
export function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** What a list can be sorted by. A cursor is checked for it, since it may have been changed on its way. */
export type CursorKind = 'text' | 'moment' | 'id';

const kinds: Readonly<Record<CursorKind, z.ZodType<string>>> = {
  text: exactText({ max: 1_000 }),
  moment: z.string().refine(isMoment),
  id: z.uuid(),
};

export function readCursor(cursor: string, wanted: readonly CursorKind[]): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === wanted.length) {
      return wanted.map((kind, index) => kinds[kind].parse(values[index]));
    }
  } catch {
    // Said below: whatever is wrong with it, it is not one of ours.
  }
  throw new AppError('validation_failed', {
    details: { fields: [{ field: 'cursor', problem: 'invalid_format' }] },
  });
}

const written =
  /^([1-9]\d{3})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** A moment as Postgres writes it, of a day that there is. */
function isMoment(text: string): boolean {
  const match = written.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const again = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours()];
  return `${again}` === `${[month, day, hour]}` && minute < 60 && second < 60;
}

/** A search is for what was typed: its % and _ mean themselves. */
export function likePattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
