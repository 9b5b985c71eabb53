import {
  AppError,
  beginOidc,
  beginOidcLink,
  finishOidc,
  listIdentities,
  removeIdentity,
  type Session,
} from '@trayecto/core/contract';
import { emailAddress } from '@trayecto/core/text';
import { eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { SignUpRules } from '../config';
import { type Tx, users } from '../db';
import { type RequestScope, type Route, route } from '../http/route';
import {
  createAccount,
  findPasswordHash,
  isStillPassword,
  takeDeletionBack,
} from './account-store';
import {
  addIdentity,
  findOwner,
  keepFlow,
  listOwnIdentities,
  removeOwnIdentity,
  takeFlow,
} from './identity-store';
import type { OidcProvider, ProviderPerson } from './oidc-provider';
import { type OwnPasswordParts, withOwnPassword } from './own-password';
import { drawWord } from './random-word';
import { findFactor } from './second-factor-store';
import { findAccountByEmail, lockAccount, type OpenSession, openSession } from './session-store';
import { allSignInsPerAddress, passkeysPerAddress } from './throttle';

interface OidcParts extends OwnPasswordParts {
  /** Undefined: this server has none. */
  readonly provider: OidcProvider | undefined;
  readonly signUpRules: SignUpRules;
  readonly isVerifying: boolean;
  readonly sessionDays: number;
  readonly noteFailure: (address: string) => void;
  /** Why the provider's answer was not taken, for the log. */
  readonly onRefusal: (error: unknown) => void;
  readonly describeSession: (open: OpenSession) => Promise<Session>;
}

export function createOidcRoutes(parts: OidcParts): readonly Route[] {
  const { database, throttle } = parts;
  return [
    route(beginOidc, async ({ address }) => {
      await throttle.take(allSignInsPerAddress, address);
      return { url: await begin(parts, null) };
    }),

    route(finishOidc, async (request) => {
      await throttle.take(passkeysPerAddress, request.address);
      const open = await finish(parts, request);
      await throttle.giveBack(passkeysPerAddress, request.address);
      return parts.describeSession(open);
    }),

    route(beginOidcLink, async ({ caller: { userId }, body }) => {
      await withOwnPassword(parts, userId, body.password, async () => {});
      return { url: await begin(parts, userId) };
    }),

    route(listIdentities, async ({ caller: { userId } }) => ({
      identities: await database.asService((tx) => listOwnIdentities(tx, userId)),
    })),

    route(removeIdentity, async ({ caller: { userId }, params, body }) => {
      const isGone = await withOwnPassword(parts, userId, body.password, async (tx) => {
        if (!(await removeOwnIdentity(tx, userId, params.id))) return false;
        await recordAuditEvent(tx, 'identity_removed', userId);
        return true;
      });
      if (!isGone) throw new AppError('not_found');
      return undefined;
    }),
  ];
}

async function begin(
  { database, provider, onRefusal }: OidcParts,
  userId: string | null,
): Promise<string> {
  if (!provider) throw new AppError('oidc_off');
  const state = drawWord();
  const { url, flow } = await provider.begin(state).catch((error: unknown) => {
    onRefusal(error);
    throw new AppError('oidc_unreachable', { cause: error });
  });
  await database.asService((tx) => keepFlow(tx, state, { ...flow, userId }));
  return url;
}

async function finish(
  parts: OidcParts,
  { body, plainAddress, userAgent }: RequestScope<typeof finishOidc>,
): Promise<OpenSession> {
  const { database, provider } = parts;
  if (!provider) throw new AppError('oidc_off');
  const refuse = (error: unknown): never => {
    parts.noteFailure(plainAddress);
    parts.onRefusal(error);
    throw new AppError('oidc_failed');
  };
  const flow = await database.asService((tx) => takeWholeFlow(tx, body.state));
  if (!flow) return refuse(new Error('no such flow'));
  const person = await provider.finish(body, flow).catch(refuse);
  // Made ahead: a hash takes its time, and a transaction must not wait for it.
  const passwordHash = await parts.passwords.hash(drawWord(), plainAddress);
  return database.asService(async (tx) => {
    const known = await findOwner(tx, person.issuer, person.subject);
    const isAnothers = known && flow.userId !== null && known.userId !== flow.userId;
    if (known?.isShut || isAnothers) return refuse(new Error('not theirs, or shut'));
    if (!(await isStillAsked(tx, flow))) return refuse(new Error('the password was changed'));
    if (known) await requireConfirmed(tx, parts, known, person);
    const userId = known?.userId ?? (await takeIn(tx, parts, person, flow.userId, passwordHash));
    if (!(await lockAccount(tx, userId))) return refuse(new Error('shut'));
    if (known?.isLeaving) await takeDeletionBack(tx, userId);
    await recordAuditEvent(tx, 'signed_in', userId, { with: 'provider' });
    return openSession(tx, { userId, userAgent, days: parts.sessionDays });
  });
}

/** With the password that connecting was asked for with, which must still be the person's when the provider has answered. */
async function takeWholeFlow(tx: Tx, state: string) {
  const flow = await takeFlow(tx, state);
  if (!flow) return undefined;
  const askedWith = flow.userId === null ? undefined : await findPasswordHash(tx, flow.userId);
  return { ...flow, askedWith };
}

async function isStillAsked(
  tx: Tx,
  { userId, askedWith }: { userId: string | null; askedWith: string | undefined },
): Promise<boolean> {
  if (userId === null) return true;
  return askedWith !== undefined && (await isStillPassword(tx, userId, askedWith));
}

/** Where addresses are confirmed, those who come from the provider have confirmed theirs too, here or there. */
async function requireConfirmed(
  tx: Tx,
  { isVerifying }: OidcParts,
  known: NonNullable<Awaited<ReturnType<typeof findOwner>>>,
  person: ProviderPerson,
): Promise<void> {
  if (!isVerifying || known.emailVerifiedAt !== null) return;
  const email = emailAddress.safeParse(person.email).data;
  if (!person.isEmailVerified || email !== known.email) throw new AppError('email_unverified');
  await markConfirmed(tx, known.userId);
}

async function markConfirmed(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`clock_timestamp()` })
    .where(eq(users.id, userId));
}

/** Someone the provider knows and we do not: one of us who wants to be known by it, or a new person. */
async function takeIn(
  tx: Tx,
  parts: OidcParts,
  { issuer, subject, ...person }: ProviderPerson,
  linkedId: string | null,
  passwordHash: string,
): Promise<string> {
  const email = emailAddress.safeParse(person.email).data;
  const userId = linkedId ?? (await findOrCreate(tx, parts, { ...person, email }, passwordHash));
  const isTheirs = await addIdentity(tx, { userId, issuer, subject, label: email ?? subject });
  // Someone else's a moment ago.
  if (!isTheirs) throw new AppError('oidc_failed');
  await recordAuditEvent(tx, 'identity_added', userId);
  return userId;
}

/**
 * An account with that address is opened only where both sides have shown that the address is the person's: else anyone could sign up
 * here with another's address and wait for its owner to move in, or the other way round. Nor is one opened whose owner asks for more
 * than that: the mailbox alone would bypass the second factor.
 */
async function findOrCreate(
  tx: Tx,
  { signUpRules, isVerifying }: OidcParts,
  { email, isEmailVerified }: { email: string | undefined; isEmailVerified: boolean },
  passwordHash: string,
): Promise<string> {
  if (email === undefined) throw new AppError('oidc_email_missing');
  const known = await findAccountByEmail(tx, email);
  if (known) {
    const isProven = isVerifying && isEmailVerified && known.emailVerifiedAt !== null;
    const { since } = await findFactor(tx, known.userId);
    if (!isProven || since !== null || known.disabledAt !== null || known.isGone) {
      throw new AppError('oidc_email_taken');
    }
    return known.userId;
  }
  requireOpenDoor(signUpRules, email);
  if (isVerifying && !isEmailVerified) throw new AppError('oidc_email_missing');
  const added = await createAccount(tx, { email, passwordHash });
  if (!added) throw new AppError('oidc_email_taken');
  if (isEmailVerified) await markConfirmed(tx, added.id);
  return added.id;
}

function requireOpenDoor({ mode, domains }: SignUpRules, email: string): void {
  if (mode === 'closed') throw new AppError('sign_up_closed');
  if (mode === 'invite') throw new AppError('invitation_needed');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.length > 0 && !domains.includes(domain)) throw new AppError('email_domain');
}
