import { AppError, getProfile, updateProfile } from '@trayecto/core/contract';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { changeProfile, findProfile } from './profile-store';

export function createProfileRoutes(database: Database): readonly Route[] {
  return [
    route(getProfile, async ({ caller }) => {
      const profile = await database.asUser(caller.userId, (tx) => findProfile(tx, caller.userId));
      if (!profile) throw new AppError('not_found');
      return { profile };
    }),

    route(updateProfile, async ({ caller, body }) => {
      const profile = await database.asUser(caller.userId, (tx) =>
        changeProfile(tx, caller.userId, body),
      );
      if (!profile) throw new AppError('not_found');
      return { profile };
    }),
  ];
}
