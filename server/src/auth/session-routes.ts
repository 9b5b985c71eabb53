import { AppError, endOtherSessions, endSession, listSessions } from '@trayecto/core/contract';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { describeDevice } from './describe-device';
import { listLiveSessions, revokeOtherSessions, revokeOwnSession } from './live-sessions';

export function createSessionRoutes(database: Database): readonly Route[] {
  return [
    route(listSessions, async ({ caller }) => {
      const rows = await database.asService((tx) => listLiveSessions(tx, caller.userId));
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: describeDevice(row.userAgent),
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          is_current: row.id === caller.sessionId,
        })),
      };
    }),

    route(endSession, async ({ caller, params }) => {
      const isEnded = await database.asService((tx) =>
        revokeOwnSession(tx, caller.userId, params.id),
      );
      if (!isEnded) throw new AppError('not_found');
      return undefined;
    }),

    route(endOtherSessions, async ({ caller }) => {
      await database.asService((tx) =>
        revokeOtherSessions(tx, caller.userId, caller.sessionId, 'ended by the person'),
      );
      return undefined;
    }),
  ];
}
