import {
  AppError,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  usePasskeysAsFactor,
} from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Tx } from '../db';
import { type Route, route } from '../http/route';
import { revokeOtherSessions } from './live-sessions';
import { describeFactor } from './one-time-code';
import { type OwnPasswordParts, withOwnPassword } from './own-password';
import { countPasskeys } from './passkey-store';
import {
  beginFactor,
  confirmFactor,
  confirmPasskeys,
  findFactor,
  removeFactor,
  renewRecoveryCodes as renewCodes,
} from './second-factor-store';
import { liftLimit, lockAccount } from './session-store';
import { codesPerUser } from './throttle';

interface SecondFactorParts extends OwnPasswordParts {
  readonly factorKey: Uint8Array;
  /** Everyone is asked for one. */
  readonly isRequired: boolean;
}

export function createSecondFactorRoutes(parts: SecondFactorParts): readonly Route[] {
  const { database, throttle, factorKey } = parts;

  return [
    route(getSecondFactor, async ({ caller }) => {
      const { since, codesLeft, hasApp } = await database.asService((tx) =>
        findFactor(tx, caller.userId),
      );
      return {
        second_factor: {
          is_on: since !== null,
          since: since?.toISOString() ?? null,
          recovery_codes_left: codesLeft,
          has_app: hasApp,
          is_required: parts.isRequired,
        },
      };
    }),

    route(beginSecondFactor, async ({ caller: { userId, email }, body }) => {
      const secret = await withOwnPassword(parts, userId, body.password, (tx) =>
        beginFactor(tx, factorKey, userId),
      );
      if (secret === undefined) throw new AppError('second_factor_on');
      return { secret, uri: describeFactor(secret, email) };
    }),

    route(confirmSecondFactor, async ({ caller: { userId, sessionId }, body }) => {
      await throttle.take(codesPerUser, userId);
      const codes = await database.asService(async (tx) => {
        // A sign-in with the password alone happens before this, and is ended here, or after it, and needs a code.
        await lockAccount(tx, userId);
        const made = await confirmFactor(tx, factorKey, userId, body.code);
        if (!made) return undefined;
        await noteTurnedOn(tx, userId, sessionId);
        return made;
      });
      if (!codes) throw new AppError('second_factor_wrong');
      await throttle.giveBack(codesPerUser, userId);
      return { recovery_codes: [...codes] };
    }),

    route(usePasskeysAsFactor, async ({ caller: { userId, sessionId }, body }) => {
      const codes = await withOwnPassword(parts, userId, body.password, async (tx) => {
        if ((await countPasskeys(tx, userId)) === 0) throw new AppError('not_found');
        const made = await confirmPasskeys(tx, userId);
        if (made) await noteTurnedOn(tx, userId, sessionId);
        return made;
      });
      if (!codes) throw new AppError('second_factor_on');
      return { recovery_codes: [...codes] };
    }),

    route(renewRecoveryCodes, async ({ caller: { userId }, body }) => {
      const codes = await withOwnPassword(parts, userId, body.password, async (tx) => {
        const { since } = await findFactor(tx, userId);
        if (since === null) return undefined;
        await recordAuditEvent(tx, 'recovery_codes_renewed', userId);
        return renewCodes(tx, userId);
      });
      if (!codes) throw new AppError('not_found');
      return { recovery_codes: [...codes] };
    }),

    route(removeSecondFactor, async ({ caller: { userId }, body }) => {
      if (parts.isRequired) throw new AppError('second_factor_required');
      const isGone = await withOwnPassword(parts, userId, body.password, async (tx) => {
        if (!(await removeFactor(tx, userId))) return false;
        await recordAuditEvent(tx, 'second_factor_off', userId);
        return true;
      });
      if (!isGone) throw new AppError('not_found');
      return undefined;
    }),
  ];
}

/** The other sessions were opened with the password alone. */
async function noteTurnedOn(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await revokeOtherSessions(tx, userId, sessionId, 'second factor turned on');
  await liftLimit(tx, sessionId);
  await recordAuditEvent(tx, 'second_factor_on', userId);
}
