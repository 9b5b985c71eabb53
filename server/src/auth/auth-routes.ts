import {
  AppError,
  changePassword,
  getUser,
  refreshSession,
  type Session,
  signIn,
  signOut,
  signUp,
} from '@trayecto/core/contract';
import { findProfile } from '../accounts/profile-store';
import { countNewNotices } from '../audit/notices';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { SignUpRules } from '../config';
import type { Tx } from '../db';
import { type RequestScope, type Route, route } from '../http/route';
import { createAccount, isStillPassword, replacePassword, takeDeletionBack } from './account-store';
import { checkNewPassword, ownerOf } from './check-new-password';
import { useInvitation } from './invitation-store';
import { revokeSession } from './live-sessions';
import { readCode } from './one-time-code';
import { actOnPassword, checkOwnPassword, type OwnPasswordParts } from './own-password';
import { askForPasskey } from './passkey-routes';
import type { Recovery } from './recovery-routes';
import { findFactor, takeCode } from './second-factor-store';
import {
  findAccountByEmail,
  lockAccount,
  type OpenSession,
  openSession,
  rotateRefreshToken,
} from './session-store';
import {
  allSignInsPerAccount,
  allSignInsPerAddress,
  codesPerUser,
  recoveryCodesPerUser,
  refreshPerAddress,
  signInPerAccount,
  signInPerAddress,
  signUpPerAddress,
  type Try,
} from './throttle';

interface AuthParts extends OwnPasswordParts {
  readonly refreshKey: Uint8Array;
  readonly adminEmail: string | undefined;
  readonly isVerifying: boolean;
  readonly factorKey: Uint8Array;
  /** Everyone is asked for a second factor. */
  readonly isFactorRequired: boolean;
  readonly publicUrl: () => string;
  readonly signUpRules: SignUpRules;
  readonly sessionDays: number;
  readonly noteFailure: (address: string) => void;
  readonly recovery: Pick<Recovery, 'sendVerification' | 'tellPasswordChanged'>;
  readonly describeSession: (open: OpenSession) => Promise<Session>;
}

export function createAuthRoutes(parts: AuthParts): readonly Route[] {
  const { database, throttle, passwords } = parts;

  return [
    route(signUp, async ({ body, address }) => {
      await throttle.take(signUpPerAddress, address);
      requireOpenDoor(parts.signUpRules, body);
      checkNewPassword(body.password, body);
      const passwordHash = await passwords.hash(body.password, address);
      const account = { email: body.email, passwordHash };
      const user = await database.asService(async (tx) => {
        // First, so that nobody without one learns which addresses have an account.
        await takeInvitation(tx, parts.signUpRules, body);
        const added = await createAccount(tx, account);
        // Their invitation stays as it was.
        if (!added) throw new AppError('already_registered');
        return added;
      });
      const isNamedAdmin = body.email === parts.adminEmail;
      if (parts.isVerifying || isNamedAdmin) await parts.recovery.sendVerification(user.id);
      return { user };
    }),

    route(signIn, async (request) => {
      try {
        return await signInWith(parts, request);
      } catch (error) {
        if (error instanceof AppError && isIntrusive(error))
          parts.noteFailure(request.plainAddress);
        throw error;
      }
    }),

    route(refreshSession, async ({ body, address }) => {
      await throttle.take(refreshPerAddress, address);
      const open = await database.asService((tx) =>
        rotateRefreshToken(tx, parts.refreshKey, body.refresh_token),
      );
      if (!open) throw new AppError('session_ended');
      return parts.describeSession(open);
    }),

    route(signOut, async ({ caller }) => {
      await database.asService(async (tx) => {
        await revokeSession(tx, caller.sessionId, 'signed out');
        await recordAuditEvent(tx, 'signed_out', caller.userId);
      });
      return undefined;
    }),

    route(getUser, async ({ caller }) => {
      const { profile, newNotices } = await database.asUser(caller.userId, async (tx) => ({
        profile: await findProfile(tx, caller.userId),
        newNotices: await countNewNotices(tx, caller.userId, caller.sessionId),
      }));
      if (!profile) throw new AppError('not_found');
      return {
        user: { id: caller.userId, email: caller.email, role: caller.role },
        profile,
        ...(caller.isLimited ? { needs_second_factor: true } : {}),
        ...(newNotices > 0 && !caller.scopes ? { new_notices: newNotices } : {}),
      };
    }),

    route(changePassword, async ({ caller, body }) => changeOwnPassword(parts, caller, body)),
  ];
}

type SignUpBody = RequestScope<typeof signUp>['body'];

/** What can be said without asking anybody. */
function requireOpenDoor({ mode, domains }: SignUpRules, { email, invitation }: SignUpBody): void {
  if (mode === 'closed') throw new AppError('sign_up_closed');
  if (mode === 'invite' && invitation === undefined) throw new AppError('invitation_needed');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.length > 0 && !domains.includes(domain)) throw new AppError('email_domain');
}

/** Used up wherever it is sent, and required where the server needs one. */
async function takeInvitation(
  tx: Tx,
  { mode }: SignUpRules,
  { email, invitation }: SignUpBody,
): Promise<void> {
  const isTaken = invitation !== undefined && (await useInvitation(tx, invitation, email));
  if (mode === 'invite' && !isTaken) throw new AppError('invitation_invalid');
}

type SignInRequest = Pick<RequestScope<typeof signIn>, 'body' | 'address' | 'userAgent'>;

/** Refusals that someone who tries out passwords would meet. */
function isIntrusive({ code }: AppError): boolean {
  const codes = ['invalid_credentials', 'second_factor_wrong', 'too_many_requests'];
  return codes.includes(code);
}

async function signInWith(parts: AuthParts, request: SignInRequest): Promise<Session> {
  const { database, throttle } = parts;
  const { body, address, userAgent } = request;
  const wrongTries: readonly Try[] = [
    [signInPerAccount, address, body.email],
    [signInPerAddress, address],
  ];
  // By account first: anyone who is refused for theirs uses up nothing of those who share their address.
  await throttle.takeAll([
    [allSignInsPerAccount, address, body.email],
    ...wrongTries,
    [allSignInsPerAddress, address],
  ]);
  const account = await checkPassword(parts, request);
  if (parts.isVerifying && account.emailVerifiedAt === null) {
    await parts.recovery.sendVerification(account.userId);
    throw new AppError('email_unverified');
  }
  const hasFactor = await requireCode(parts, account.userId, body.code, wrongTries);
  const open = await database.asService(async (tx) => {
    if (!(await lockAccount(tx, account.userId))) return undefined;
    if (!(await isStillPassword(tx, account.userId, account.passwordHash))) return undefined;
    // Turned on while this one was on its way in.
    const isAskedAgain = !hasFactor && (await findFactor(tx, account.userId)).since !== null;
    if (isAskedAgain)
      throw new AppError('second_factor_needed', { details: { methods: ['code'] } });
    await recordAuditEvent(tx, 'signed_in', account.userId);
    // Anyone who comes back wants to keep their account after all.
    if (account.isLeaving) await takeDeletionBack(tx, account.userId);
    return openSession(tx, {
      userId: account.userId,
      userAgent,
      days: parts.sessionDays,
      isLimited: parts.isFactorRequired && !hasFactor,
    });
  });
  if (!open) throw new AppError('invalid_credentials');
  await throttle.giveBackAll(wrongTries);
  return parts.describeSession(open);
}

/** The second of two steps, for those who have turned it on; false for the others. */
async function requireCode(
  { database, throttle, factorKey, publicUrl }: AuthParts,
  userId: string,
  code: string | undefined,
  wrongTries: readonly Try[],
): Promise<boolean> {
  const { since } = await database.asService((tx) => findFactor(tx, userId));
  if (since === null) return false;
  if (code === undefined) {
    const passkey = await database.asService((tx) => askForPasskey(tx, userId, publicUrl()));
    // The password was right: asking for the code is no guess.
    await throttle.giveBackAll(wrongTries);
    const methods = passkey ? ['code', 'passkey'] : ['code'];
    throw new AppError('second_factor_needed', { details: { methods, passkey } });
  }
  const limit = readCode(code)?.kind === 'recovery' ? recoveryCodesPerUser : codesPerUser;
  await throttle.take(limit, userId);
  const isRight = await database.asService(async (tx) => {
    if (await takeCode(tx, factorKey, userId, code)) return true;
    await recordAuditEvent(tx, 'second_factor_failed', userId);
    return false;
  });
  if (!isRight) throw new AppError('second_factor_wrong');
  await throttle.giveBack(limit, userId);
  return true;
}

async function checkPassword({ database, passwords }: AuthParts, { body, address }: SignInRequest) {
  const account = await database.asService((tx) => findAccountByEmail(tx, body.email));
  const right = await passwords.verify(account?.passwordHash, body.password, address);
  if (right && account && account.disabledAt === null && !account.isGone) return account;
  const userId = account?.userId ?? null;
  await database.asService((tx) => recordAuditEvent(tx, 'sign_in_failed', userId));
  throw new AppError('invalid_credentials');
}

async function changeOwnPassword(
  parts: AuthParts,
  { userId, sessionId }: RequestScope<typeof changePassword>['caller'],
  body: RequestScope<typeof changePassword>['body'],
): Promise<undefined> {
  const { database, passwords, recovery } = parts;
  const stored = await checkOwnPassword(parts, userId, body.current_password);
  const profile = await database.asUser(userId, (tx) => findProfile(tx, userId));
  checkNewPassword(body.new_password, profile && ownerOf(profile));
  const passwordHash = await passwords.hash(body.new_password, userId);
  await actOnPassword(parts, userId, stored, async (tx) => {
    await replacePassword(tx, userId, {
      passwordHash,
      reason: 'password changed',
      keptSessionId: sessionId,
    });
    await recordAuditEvent(tx, 'password_changed', userId);
  });
  await recovery.tellPasswordChanged(userId);
}
