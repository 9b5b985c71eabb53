import { AppError, listCvs } from '@trayecto/core/contract';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { listCvsOf } from './cv-store';

export function createCvRoutes(database: Database): readonly Route[] {
  return [
    route(listCvs, async ({ caller, query }) => {
      if (query.userId !== undefined && query.userId !== caller.userId) {
        throw new AppError('forbidden');
      }
      const cvs = await database.asUser(caller.userId, (tx) => listCvsOf(tx, caller.userId));
      return { success: true as const, cvs };
    }),
  ];
}
