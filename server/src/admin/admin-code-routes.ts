import { AppError, claimAdmin, getAdminState } from '@trayecto/core/contract';
import { findProfile } from '../accounts/profile-store';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { AdminCode } from './admin-code';

const triesPerUser: Limit = { name: 'admin-code-user', most: 10, windowSeconds: 60 * 60 };

export function createAdminCodeRoutes(parts: {
  database: Database;
  throttle: Throttle;
  adminCode: AdminCode;
}): readonly Route[] {
  const { database, throttle, adminCode } = parts;
  return [
    route(getAdminState, async () => ({
      is_waiting: await adminCode.isWaiting(),
    })),

    route(claimAdmin, async ({ caller, body }) => {
      await throttle.take(triesPerUser, caller.userId);
      await adminCode.claim(caller.userId, body.code);
      const profile = await database.asUser(caller.userId, (tx) => findProfile(tx, caller.userId));
      if (!profile) throw new AppError('not_found');
      return { profile };
    }),
  ];
}
