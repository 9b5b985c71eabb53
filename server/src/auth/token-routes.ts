import { AppError, createToken, deleteToken, listTokens } from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import { type Route, route } from '../http/route';
import { type OwnPasswordParts, withOwnPassword } from './own-password';
import { addToken, hasRoomForToken, listOwnTokens, removeToken } from './token-store';

interface TokenParts extends OwnPasswordParts {
  readonly tokenKey: Uint8Array;
}

export function createTokenRoutes(parts: TokenParts): readonly Route[] {
  const { database, tokenKey } = parts;
  return [
    route(listTokens, async ({ caller }) => ({
      tokens: [...(await database.asUser(caller.userId, (tx) => listOwnTokens(tx, caller.userId)))],
    })),

    route(createToken, async ({ caller: { userId }, body }) => {
      // A password that is changed meanwhile ends every token, and must not miss this one.
      const made = await withOwnPassword(parts, userId, body.password, async (tx) => {
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
      return { ...made };
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
