import { AppError } from '@trayecto/core/contract';
import type { Database } from '../db';
import { findCvText } from './cv-store';

/** The text of the person's CV as it was read from its file. */
export async function requireCvText(
  database: Database,
  userId: string,
  id: string,
): Promise<string> {
  const text = await database.asUser(userId, (tx) => findCvText(tx, id));
  if (text === undefined) throw new AppError('not_found');
  return text;
}
