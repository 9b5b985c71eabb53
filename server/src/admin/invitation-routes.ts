import {
  AppError,
  createInvitation,
  deleteInvitation,
  listInvitations,
  MOST_INVITATIONS,
} from '@trayecto/core/contract';
import {
  addInvitation,
  countInvitations,
  invitationAddress,
  listInvitations as listOpen,
  removeInvitation,
} from '../auth/invitation-store';
import type { Database } from '../db';
import { type Route, route } from '../http/route';

export function createInvitationRoutes(parts: {
  readonly database: Database;
  readonly publicUrl: () => string;
}): readonly Route[] {
  const { database } = parts;
  return [
    route(listInvitations, async () => ({
      invitations: await database.asService(listOpen),
    })),

    route(createInvitation, async ({ caller, body }) => {
      const made = await database.asService(async (tx) => {
        if ((await countInvitations(tx)) >= MOST_INVITATIONS) {
          throw new AppError('invitations_full');
        }
        const { email, expires_in_days: days } = body;
        return addInvitation(tx, { email, days, actorId: caller.userId });
      });
      return {
        link: invitationAddress(parts.publicUrl(), made.word),
        expires_at: made.expiresAt.toISOString(),
      };
    }),

    route(deleteInvitation, async ({ caller, params }) => {
      const isGone = await database.asService((tx) =>
        removeInvitation(tx, params.id, caller.userId),
      );
      if (!isGone) throw new AppError('not_found');
      return undefined;
    }),
  ];
}
