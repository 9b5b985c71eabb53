import {
  AppError,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  MOST_PASSKEYS,
  type PasskeyAssertion,
  removePasskey,
  renamePasskey,
  type Session,
  signInWithPasskey,
} from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Tx } from '../db';
import { type Route, route } from '../http/route';
import { takeDeletionBack } from './account-store';
import { type OwnPasswordParts, withOwnPassword } from './own-password';
import { askToMake, askToUse, describeSite, readMade, readUsed } from './passkey-browser';
import {
  countPasskeys,
  findPasskey,
  issueChallenge,
  keepPasskey,
  listCredentials,
  listOwnPasskeys,
  notePasskeyUse,
  removeOwnPasskey,
  renameOwnPasskey,
  takeChallenge,
} from './passkey-store';
import { findFactor } from './second-factor-store';
import { lockAccount, type OpenSession, openSession } from './session-store';
import { allSignInsPerAddress, passkeysPerAddress, type Try } from './throttle';

interface PasskeyParts extends OwnPasswordParts {
  readonly publicUrl: () => string;
  readonly isVerifying: boolean;
  readonly sessionDays: number;
  readonly noteFailure: (address: string) => void;
  readonly describeSession: (open: OpenSession) => Promise<Session>;
}

export function createPasskeyRoutes(parts: PasskeyParts): readonly Route[] {
  return [...createSignInRoutes(parts), ...createOwnRoutes(parts)];
}

function createSignInRoutes(parts: PasskeyParts): readonly Route[] {
  const { database, throttle, publicUrl } = parts;
  return [
    route(beginPasskeySignIn, async ({ address }) => {
      await throttle.take(allSignInsPerAddress, address);
      const challenge = await database.asService((tx) => issueChallenge(tx, 'sign-in', null));
      const options = await askToUse(describeSite(publicUrl()), challenge);
      return { options };
    }),

    route(signInWithPasskey, async ({ body, address, plainAddress, userAgent }) => {
      const tries: readonly Try[] = [[passkeysPerAddress, address]];
      await throttle.takeAll(tries);
      const open = await openWithPasskey(parts, body, userAgent);
      if (!open) {
        parts.noteFailure(plainAddress);
        throw new AppError('passkey_wrong');
      }
      await throttle.giveBackAll(tries);
      return parts.describeSession(open);
    }),
  ];
}

/** Undefined when the passkey opens nothing. The reason is never revealed. */
async function openWithPasskey(
  parts: PasskeyParts,
  given: PasskeyAssertion,
  userAgent: string,
): Promise<OpenSession | undefined> {
  const { database } = parts;
  const passkey = await database.asService((tx) => findPasskey(tx, given.id));
  if (!passkey) return undefined;
  const used = await readUsed(describeSite(parts.publicUrl()), given, passkey);
  const { userId } = passkey;
  const open = await database.asService(async (tx) => {
    if (!(await lockAccount(tx, userId))) return undefined;
    const challenge = used && (await takeChallenge(tx, used.challenge));
    const isMeant = challenge && isFor(challenge, userId, used.isPersonVerified);
    if (!isMeant || !(await notePasskeyUse(tx, passkey.id, used.counter))) {
      await recordAuditEvent(tx, 'sign_in_failed', userId);
      return undefined;
    }
    if (parts.isVerifying && passkey.emailVerifiedAt === null) return 'unverified' as const;
    await recordAuditEvent(tx, 'signed_in', userId, { with: 'passkey' });
    if (passkey.isLeaving) await takeDeletionBack(tx, userId);
    return openSession(tx, { userId, userAgent, days: parts.sessionDays });
  });
  if (open === 'unverified') throw new AppError('email_unverified');
  return open;
}

/** After the password, having the key is enough; alone, its device must know the person too. */
function isFor(
  challenge: { readonly purpose: string; readonly userId: string | null },
  userId: string,
  isPersonVerified: boolean,
): boolean {
  if (challenge.purpose === 'second-factor') return challenge.userId === userId;
  return challenge.purpose === 'sign-in' && isPersonVerified;
}

/** What a browser is asked after a right password; undefined for those who have no passkey. */
export async function askForPasskey(
  tx: Tx,
  userId: string,
  publicUrl: string,
): Promise<Record<string, unknown> | undefined> {
  const held = await listCredentials(tx, userId);
  if (held.length === 0) return undefined;
  const challenge = await issueChallenge(tx, 'second-factor', userId);
  return askToUse(describeSite(publicUrl), challenge, held);
}

function createOwnRoutes(parts: PasskeyParts): readonly Route[] {
  const { database, publicUrl } = parts;
  return [
    route(listPasskeys, async ({ caller: { userId } }) => ({
      passkeys: await database.asService((tx) => listOwnPasskeys(tx, userId)),
    })),

    route(beginPasskey, async ({ caller: { userId, email }, body }) => {
      const options = await withOwnPassword(parts, userId, body.password, async (tx) => {
        const held = await listCredentials(tx, userId);
        if (held.length >= MOST_PASSKEYS) throw new AppError('passkeys_full');
        const challenge = await issueChallenge(tx, 'register', userId);
        return askToMake(describeSite(publicUrl()), { userId, email, held }, challenge);
      });
      return { options };
    }),

    route(addPasskey, async ({ caller: { userId }, body: { name, credential } }) => {
      const made = await readMade(describeSite(publicUrl()), credential);
      const passkey = await database.asService(async (tx) => {
        await lockAccount(tx, userId);
        const challenge = made && (await takeChallenge(tx, made.challenge));
        const isMeant = challenge?.purpose === 'register' && challenge.userId === userId;
        if (!made || !isMeant) return undefined;
        if ((await countPasskeys(tx, userId)) >= MOST_PASSKEYS) throw new AppError('passkeys_full');
        const kept = await keepPasskey(tx, {
          ...made,
          userId,
          name: name.trim(),
          transports: credential.response.transports ?? [],
        });
        if (kept) await recordAuditEvent(tx, 'passkey_added', userId);
        return kept;
      });
      if (!passkey) throw new AppError('passkey_wrong');
      return { passkey };
    }),

    route(renamePasskey, async ({ caller: { userId }, params, body }) => {
      const passkey = await database.asService((tx) =>
        renameOwnPasskey(tx, userId, params.id, body.name.trim()),
      );
      if (!passkey) throw new AppError('not_found');
      return { passkey };
    }),

    route(removePasskey, async ({ caller: { userId }, params, body }) => {
      const isGone = await withOwnPassword(parts, userId, body.password, async (tx) => {
        if (!(await removeOwnPasskey(tx, userId, params.id))) return false;
        const { since, hasApp } = await findFactor(tx, userId);
        const isNeeded = since !== null && !hasApp && (await countPasskeys(tx, userId)) === 0;
        if (isNeeded) throw new AppError('passkey_needed');
        await recordAuditEvent(tx, 'passkey_removed', userId);
        return true;
      });
      if (!isGone) throw new AppError('not_found');
      return undefined;
    }),
  ];
}
