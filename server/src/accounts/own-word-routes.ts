import { AppError, addOwnWord, listOwnWords, removeOwnWord } from '@trayecto/core/contract';
import type { Database, Tx } from '../db';
import { type Route, route } from '../http/route';
import { addWord, findOwnWords, removeWord } from './own-word-store';

export function createOwnWordRoutes(database: Database): readonly Route[] {
  const answer = async (
    userId: string,
    work: (tx: Tx) => Promise<string[] | undefined>,
  ): Promise<{ words: string[] }> => {
    const words = await database.asUser(userId, work);
    if (!words) throw new AppError('not_found');
    return { words };
  };

  return [
    route(listOwnWords, ({ caller: { userId } }) =>
      answer(userId, (tx) => findOwnWords(tx, userId)),
    ),
    route(addOwnWord, ({ caller: { userId }, body }) =>
      answer(userId, (tx) => addWord(tx, userId, body.word)),
    ),
    route(removeOwnWord, ({ caller: { userId }, query }) =>
      answer(userId, (tx) => removeWord(tx, userId, query.word)),
    ),
  ];
}
