import {
  AppError,
  createRecoveryLink,
  listAllCvs,
  listAuditEvents,
  listUsers,
  updateUser,
} from '@trayecto/core/contract';
import { makeRecoveryLink } from '../auth/recovery';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { listAuditLog } from './audit-log-store';
import { setDisabled, setQuota, setRole } from './change-user';
import { listAllCvs as listCvPage } from './cv-list-store';
import { findUser, listAllUsers } from './user-list-store';

/** What admins see and do. The router has checked the role of every caller before any of this runs. */
export function createAdminRoutes(parts: {
  database: Database;
  publicUrl: () => string;
  /** As much as a person may store, where nothing else is said of them. */
  storageQuotaBytes: number;
}): readonly Route[] {
  const { database, storageQuotaBytes } = parts;
  return [
    route(listAllCvs, async ({ query }) => {
      const page = await database.asService((tx) => listCvPage(tx, query));
      return { ...page };
    }),

    route(listUsers, async ({ query }) => {
      const page = await database.asService((tx) => listAllUsers(tx, query, storageQuotaBytes));
      return { ...page };
    }),

    route(updateUser, async ({ caller, params, body }) => {
      const user = await database.asService(async (tx) => {
        if (!(await findUser(tx, params.id, storageQuotaBytes))) throw new AppError('not_found');
        if (body.role !== undefined) await setRole(tx, params.id, body.role, caller.userId);
        if (body.disabled !== undefined) {
          await setDisabled(tx, params.id, body.disabled, caller.userId);
        }
        if (body.quota_mb !== undefined) {
          await setQuota(tx, params.id, body.quota_mb, caller.userId);
        }
        return findUser(tx, params.id, storageQuotaBytes);
      });
      if (!user) throw new AppError('not_found');
      return { user };
    }),

    route(createRecoveryLink, async ({ caller, params }) => {
      const made = await database.asService(async (tx) => {
        const user = await findUser(tx, params.id, storageQuotaBytes);
        if (!user) throw new AppError('not_found');
        return makeRecoveryLink(tx, user.id, {
          publicUrl: parts.publicUrl(),
          actorId: caller.userId,
        });
      });
      return {
        link: made.link,
        expires_at: made.expiresAt.toISOString(),
      };
    }),

    route(listAuditEvents, async ({ caller, query }) => {
      const page = await database.asService((tx) => listAuditLog(tx, caller.userId, query));
      return { ...page };
    }),
  ];
}
