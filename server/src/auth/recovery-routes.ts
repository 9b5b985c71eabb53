import {
  AppError,
  getSignInOptions,
  recoverPassword,
  resetPassword,
  verifyEmail,
} from '@trayecto/core/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { findProfile } from '../accounts/profile-store';
import { setRole } from '../admin/change-user';
import { recordAuditEvent } from '../audit/record-audit-event';
import { type Database, type Tx, users } from '../db';
import { type Route, route } from '../http/route';
import { passwordChangedMail, recoveryMail, verificationMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import { replacePassword } from './account-store';
import { checkNewPassword, ownerOf } from './check-new-password';
import { dropLinks, issueLink, useLink } from './link-store';
import type { PasswordHasher } from './passwords';
import {
  type Addressee,
  findAddressee,
  MAILED_LINK_SECONDS,
  recoveryAddress,
  VERIFY_LINK_SECONDS,
  verificationAddress,
} from './recovery';
import type { Limit, Throttle } from './throttle';

const asksPerAddress: Limit = { name: 'recover-address', most: 20, windowSeconds: 60 * 60 };
const mailsPerAccount: Limit = { name: 'recover-account', most: 3, windowSeconds: 60 * 60 };
const wordsPerAddress: Limit = { name: 'reset-address', most: 30, windowSeconds: 15 * 60 };

interface RecoveryParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly passwords: PasswordHasher;
  /** Undefined: this installation sends no mail. */
  readonly mailer: Mailer | undefined;
  readonly isVerifying: boolean;
  readonly signUpMode: 'open' | 'invite' | 'closed';
  /** Another way to sign in, by its name. */
  readonly providerName: string | undefined;
  /** Who becomes an admin once they have confirmed this address. */
  readonly adminEmail: string | undefined;
  readonly publicUrl: () => string;
  readonly onFailure: (error: unknown) => void;
}

export interface Recovery {
  readonly routes: readonly Route[];
  /** Sends the link that confirms an address; nothing where there is no mail. */
  sendVerification(userId: string): Promise<void>;
  /** Tells the person about a change of their password, if they want mail. */
  tellPasswordChanged(userId: string): Promise<void>;
}

function createRecoveryMails({ database, throttle, mailer, publicUrl }: RecoveryParts) {
  async function mayBeMailed(email: string): Promise<boolean> {
    try {
      await throttle.take(mailsPerAccount, email);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return false;
      throw error;
    }
  }

  async function sendRecovery(email: string): Promise<void> {
    if (!mailer || !(await mayBeMailed(email))) return;
    const found = await database.asService(async (tx) => {
      const person = await findAddressee(tx, { email });
      if (!person) return undefined;
      const { userId } = person;
      const link = { userId, purpose: 'recover', seconds: MAILED_LINK_SECONDS } as const;
      const { word } = await issueLink(tx, link);
      await recordAuditEvent(tx, 'recovery_asked', userId);
      return { person, word };
    });
    if (!found) return;
    const text = recoveryMail[found.person.language](recoveryAddress(publicUrl(), found.word));
    mailer.send({ to: found.person.email, ...text });
  }

  async function sendVerification(userId: string): Promise<void> {
    if (!mailer) return;
    const person = await findPerson(database, userId);
    if (!person || !(await mayBeMailed(person.email))) return;
    const link = { userId, purpose: 'verify', seconds: VERIFY_LINK_SECONDS } as const;
    const { word } = await database.asService((tx) => issueLink(tx, link));
    const text = verificationMail[person.language](verificationAddress(publicUrl(), word));
    mailer.send({ to: person.email, ...text });
  }

  async function tellPasswordChanged(userId: string): Promise<void> {
    const person = mailer && (await findPerson(database, userId));
    if (!person?.wantsMail) return;
    mailer?.send({ to: person.email, ...passwordChangedMail[person.language](publicUrl()) });
  }

  return { sendRecovery, sendVerification, tellPasswordChanged };
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { database, throttle, passwords, mailer } = parts;

  const { sendRecovery, sendVerification, tellPasswordChanged } = createRecoveryMails(parts);

  const routes = [
    route(getSignInOptions, async () => ({
      mail: mailer !== undefined,
      verification: parts.isVerifying,
      sign_up: parts.signUpMode,
      provider: parts.providerName ?? null,
    })),

    route(recoverPassword, async ({ body, address }) => {
      await throttle.take(asksPerAddress, address);
      // Not waited for: how long the answer takes must not tell whether there is an account.
      sendRecovery(body.email).catch(parts.onFailure);
      return {};
    }),

    route(resetPassword, async ({ body, address }) => {
      await throttle.take(wordsPerAddress, address);
      checkNewPassword(body.password);
      const passwordHash = await passwords.hash(body.password, address);
      const userId = await database.asService(async (tx) => {
        const owner = (await useLink(tx, body.token, 'recover'))?.userId;
        if (owner === undefined) return undefined;
        const profile = await findProfile(tx, owner);
        // Thrown in here, so that the link can be used again.
        checkNewPassword(body.password, profile && ownerOf(profile));
        await takeNewPassword(tx, owner, passwordHash);
        return owner;
      });
      if (userId === undefined) throw new AppError('link_invalid');
      await throttle.giveBack(wordsPerAddress, address);
      await tellPasswordChanged(userId);
      return undefined;
    }),

    route(verifyEmail, async ({ body, address }) => {
      await throttle.take(wordsPerAddress, address);
      const userId = await database.asService(async (tx) => {
        const owner = (await useLink(tx, body.token, 'verify'))?.userId;
        if (owner === undefined) return undefined;
        await markVerified(tx, owner);
        // The link went to that very mailbox: opening it proves that the address is theirs.
        const person = await findAddressee(tx, { userId: owner });
        if (person?.email === parts.adminEmail) await setRole(tx, owner, 'admin', null);
        return owner;
      });
      if (userId === undefined) throw new AppError('link_invalid');
      await throttle.giveBack(wordsPerAddress, address);
      return undefined;
    }),
  ];
  return { routes, sendVerification, tellPasswordChanged };
}

async function findPerson(database: Database, userId: string): Promise<Addressee | undefined> {
  return database.asService((tx) => findAddressee(tx, { userId }));
}

/** A forgotten password may have been stolen, so all sessions end and no other link works. */
async function takeNewPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await replacePassword(tx, userId, { passwordHash, reason: 'password reset' });
  await markVerified(tx, userId);
  await recordAuditEvent(tx, 'password_reset', userId);
}

async function markVerified(tx: Tx, userId: string): Promise<void> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`clock_timestamp()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  if (marked.length > 0) await recordAuditEvent(tx, 'email_verified', userId);
  await dropLinks(tx, userId, 'verify');
}
