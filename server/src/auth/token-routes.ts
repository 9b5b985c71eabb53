import { AppError, createToken, deleteToken, listTokens } from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { findPasswordHash, isStillPassword } from './account-store';
import type { PasswordHasher } from './passwords';
import { allPasswordsPerUser, passwordPerUser, type Throttle } from './throttle';
import { addToken, hasRoomForToken, listOwnTokens, removeToken } from './token-store';

interface TokenParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly passwords: PasswordHasher;
  readonly tokenKey: Uint8Array;
}

export function createTokenRoutes(parts: TokenParts): readonly Route[] {
  const { database, throttle, passwords, tokenKey } = parts;
  return [
    route(listTokens, async ({ caller }) => ({
      success: true as const,
      tokens: [...(await database.asUser(caller.userId, (tx) => listOwnTokens(tx, caller.userId)))],
    })),

    route(createToken, async ({ caller: { userId }, body }) => {
      await throttle.takeAll([
        [passwordPerUser, userId],
        [allPasswordsPerUser, userId],
      ]);
      const stored = await database.asService((tx) => findPasswordHash(tx, userId));
      if (!stored || !(await passwords.verify(stored, body.password, userId))) {
        throw new AppError('wrong_password');
      }
      const made = await database.asService(async (tx) => {
        // A password that is changed meanwhile ends every token, and must not miss this one.
        if (!(await isStillPassword(tx, userId, stored))) throw new AppError('wrong_password');
        if (!(await hasRoomForToken(tx, userId))) throw new AppError('tokens_full');
        const added = await addToken(tx, tokenKey, {
          userId,
          name: body.name.trim(),
          scopes: [...new Set(body.scopes)],
          days: body.expires_in_days,
        });
        await recordAuditEvent(tx, 'token_created', userId, { tokenId: added.about.id });
        return added;
      });
      await throttle.giveBack(passwordPerUser, userId);
      return { success: true as const, ...made };
    }),

    route(deleteToken, async ({ caller: { userId }, params }) => {
      const isGone = await database.asService(async (tx) => {
        if (!(await removeToken(tx, userId, params.id))) return false;
        await recordAuditEvent(tx, 'token_revoked', userId, { tokenId: params.id });
        return true;
      });
      if (!isGone) throw new AppError('not_found');
      return undefined;
    }),
  ];
}
