import { listNotices, markNoticesSeen } from '@trayecto/core/contract';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { listNotices as listOwn, markNoticesSeen as markOwnSeen } from './notices';

export function createNoticeRoutes(database: Database): readonly Route[] {
  return [
    route(listNotices, async ({ caller: { userId, sessionId } }) => ({
      notices: await database.asUser(userId, (tx) => listOwn(tx, userId, sessionId)),
    })),
    route(markNoticesSeen, async ({ caller: { userId, sessionId } }) => {
      await database.asUser(userId, (tx) => markOwnSeen(tx, userId, sessionId));
      return undefined;
    }),
  ];
}
