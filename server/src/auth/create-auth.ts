import { AppError, type Session, tokenScope } from '@trayecto/core/contract';
import type { Config } from '../config';
import type { Database, Question } from '../db';
import type { Authenticator, Claims } from '../http/request-scope';
import type { Route } from '../http/route';
import type { Mailer } from '../mail/mailer';
import { deriveKey } from '../secrets/load-secret';
import { ACCESS_TOKEN_SECONDS, createTokenReader, signAccessToken } from './access-token';
import { createAuthRoutes } from './auth-routes';
import { createEmailRoutes } from './email-routes';
import { createOidcProvider } from './oidc-provider';
import { createOidcRoutes } from './oidc-routes';
import { createPasskeyRoutes } from './passkey-routes';
import { createPasswordHasher, type PasswordCost, type PasswordHasher } from './passwords';
import { looksPersonal, readPersonalToken, type TokenClaims } from './personal-token';
import { createRecovery } from './recovery-routes';
import { createSecondFactorRoutes } from './second-factor-routes';
import { createSessionRoutes } from './session-routes';
import { findSession, type OpenSession, touchSession } from './session-store';
import { callsPerToken, type Throttle } from './throttle';
import { createTokenRoutes } from './token-routes';
import { touchToken } from './token-store';

interface Auth {
  readonly routes: readonly Route[];
  readonly passwords: PasswordHasher;
  readonly authenticator: Authenticator;
  /** Makes the decoy hash, so that the first unknown email takes no longer than the next. */
  warmUp(): Promise<void>;
}

interface AuthParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly secret: string;
  readonly config: Config;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: () => string;
  readonly onFailure: (error: unknown) => void;
  /** The provider's answer was not taken, and why. */
  readonly onRefusal: (error: unknown) => void;
  /** Someone did not get in, from this address. */
  readonly noteFailure: (address: string) => void;
  readonly passwordCost?: PasswordCost | undefined;
}

export function createAuth(parts: AuthParts): Auth {
  const { database, throttle, secret, config } = parts;
  const passwords = createPasswordHasher(parts.passwordCost);
  const recovery = createRecovery({
    ...parts,
    passwords,
    isVerifying: config.isVerifyingEmail,
    signUpMode: config.signUp.mode,
    providerName: config.oidc?.name,
    adminEmail: config.adminEmail,
  });
  const accessKey = deriveKey(secret, 'access-token');
  const readAccessToken = createTokenReader(accessKey);
  const tokenKey = deriveKey(secret, 'personal-token');
  const factorKey = deriveKey(secret, 'second-factor');

  async function describeSession(open: OpenSession): Promise<Session> {
    const issuedAt = Math.floor(open.now);
    const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
    return {
      access_token: await signAccessToken(accessKey, { ...open, issuedAt, expiresAt }),
      refresh_token: open.refreshToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: expiresAt,
      token_type: 'bearer',
      user: { id: open.userId, email: open.email, role: open.role },
    };
  }

  const identify: Authenticator['identify'] = async (authorization) => {
    const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('not_signed_in');
    if (!looksPersonal(token)) return readAccessToken(token);
    const claims = readPersonalToken(tokenKey, token);
    if (!claims) throw new AppError('not_signed_in');
    return claims;
  };

  type Ask = (userId: string) => Question<object>;

  async function findToken(claims: TokenClaims, ask?: Ask) {
    const { token, rows } = await database.askWithToken(claims, ask?.(claims.userId));
    if (!token || token.user_id !== claims.userId) throw new AppError('not_signed_in');
    return { token, rows };
  }

  async function findOwnSession(claims: Exclude<Claims, TokenClaims>, ask?: Ask) {
    const { session, rows } = await findSession(database, claims, ask?.(claims.userId));
    if (!session || session.userId !== claims.userId) throw new AppError('not_signed_in');
    return { session, rows };
  }

  async function admitProgram(claims: TokenClaims, ask?: Ask) {
    const { token, rows } = await findToken(claims, ask);
    await throttle.take(callsPerToken, claims.tokenId);
    if (!token.seen_lately) await database.asService((tx) => touchToken(tx, claims.tokenId));
    const caller = {
      userId: claims.userId,
      email: token.email,
      role: token.role === 'admin' ? ('admin' as const) : ('user' as const),
      sessionId: claims.tokenId,
      scopes: token.scopes.map((scope) => tokenScope.parse(scope)),
    };
    return { caller, rows };
  }

  const admit: Authenticator['admit'] = async (claims, ask) => {
    if ('kind' in claims) return admitProgram(claims, ask);
    const { session, rows } = await findOwnSession(claims, ask);
    if (claims.expiresAt <= session.now) throw new AppError('not_signed_in');
    if (!session.seenLately) {
      await database.asService((tx) => touchSession(tx, claims.sessionId));
    }
    const { userId, email, role, isLimited } = session;
    return { caller: { userId, email, role, isLimited, sessionId: claims.sessionId }, rows };
  };

  const recognize: Authenticator['recognize'] = async (claims) => {
    await ('kind' in claims ? findToken(claims) : findOwnSession(claims));
  };

  return {
    routes: listAuthRoutes(parts, { passwords, recovery, tokenKey, factorKey, describeSession }),
    passwords,
    authenticator: { identify, admit, recognize },
    async warmUp() {
      await passwords.verify(undefined, '', '');
    },
  };
}

interface MadeParts {
  readonly passwords: PasswordHasher;
  readonly recovery: ReturnType<typeof createRecovery>;
  readonly tokenKey: Parameters<typeof readPersonalToken>[0];
  readonly factorKey: ReturnType<typeof deriveKey>;
  readonly describeSession: (open: OpenSession) => Promise<Session>;
}

function listAuthRoutes(parts: AuthParts, made: MadeParts): readonly Route[] {
  const { database, throttle, secret, config } = parts;
  const { passwords, recovery, tokenKey, factorKey, describeSession } = made;
  return [
    ...createAuthRoutes({
      database,
      throttle,
      passwords,
      refreshKey: deriveKey(secret, 'refresh-token'),
      adminEmail: config.adminEmail,
      isVerifying: config.isVerifyingEmail,
      factorKey,
      isFactorRequired: config.requiresSecondFactor,
      publicUrl: parts.publicUrl,
      signUpRules: config.signUp,
      sessionDays: config.sessionDays,
      noteFailure: parts.noteFailure,
      recovery,
      describeSession,
    }),
    ...recovery.routes,
    ...createSessionRoutes(database),
    ...createEmailRoutes({
      database,
      throttle,
      passwords,
      mailer: parts.mailer,
      domains: config.signUp.domains,
      publicUrl: parts.publicUrl,
    }),
    ...createSecondFactorRoutes({
      database,
      throttle,
      passwords,
      factorKey,
      isRequired: config.requiresSecondFactor,
    }),
    ...createPasskeyRoutes({
      database,
      throttle,
      passwords,
      publicUrl: parts.publicUrl,
      isVerifying: config.isVerifyingEmail,
      sessionDays: config.sessionDays,
      noteFailure: parts.noteFailure,
      describeSession,
    }),
    ...createOidcRoutes({
      database,
      throttle,
      passwords,
      provider: config.oidc && createOidcProvider(config.oidc, parts.publicUrl),
      signUpRules: config.signUp,
      isVerifying: config.isVerifyingEmail,
      sessionDays: config.sessionDays,
      noteFailure: parts.noteFailure,
      onRefusal: parts.onRefusal,
      describeSession,
    }),
    ...createTokenRoutes({ database, throttle, passwords, tokenKey }),
  ];
}
