import { DELETION_GRACE_DAYS } from '@trayecto/core/contract';
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import {
  askWithin,
  type Database,
  type Question,
  question,
  refreshTokens,
  type SessionRow,
  sessions,
  type Tx,
  users,
} from '../db';
import { noteDevice } from './known-devices';
import { revokeSession } from './live-sessions';
import { drawWord, hashWord } from './random-word';
import { deriveNextRefreshToken } from './refresh-token';

/** Two tabs may present the same token within this time and are given the same child. */
const REUSE_GRACE_SECONDS = 10;
/** A session unused for this long has ended. */
const IDLE_DAYS = 30;

export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
  readonly refreshToken: string;
  /** Unix seconds by the database's clock. */
  readonly now: number;
}

const tokenExpiry = sql<Date>`clock_timestamp() + make_interval(days => ${IDLE_DAYS})`;

/** Of an account that was to be deleted: signing in takes it back no more. */
export const isPastGrace = sql`${users.deletionRequestedAt} < clock_timestamp() - make_interval(days => ${DELETION_GRACE_DAYS})`;

/** Disabled, or past its grace. */
export const isShut = sql<boolean>`${users.disabledAt} is not null or coalesce(${isPastGrace}, false)`;

export async function findAccountByEmail(tx: Tx, email: string) {
  const [account] = await tx
    .select({
      userId: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      disabledAt: users.disabledAt,
      isLeaving: sql<boolean>`${users.deletionRequestedAt} is not null`,
      /** The time to come back is over; only the sweep has not been here yet. */
      isGone: sql<boolean>`coalesce(${isPastGrace}, false)`,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.email, email));
  return account;
}

/** More than anybody has devices; a program that signs in for each thing it does would leave thousands. */
const MOST_SESSIONS = 20;

/**
 * Held to the end of the transaction, so that of several who come at once each sees what the others did. Taken before anything
 * else of the account. False where nobody may come in any more.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const [account] = await tx
    .select({ isShut })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account?.isShut === false;
}

/** In an account that is locked. */
export async function openSession(
  tx: Tx,
  account: { userId: string; userAgent: string; days: number; isLimited?: boolean },
): Promise<OpenSession> {
  await endOldest(tx, account.userId, MOST_SESSIONS - 1);
  const refreshToken = drawWord();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: account.userId,
      userAgent: account.userAgent,
      isLimited: account.isLimited ?? false,
      endsAt: sql`clock_timestamp() + make_interval(days => ${account.days})`,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('a session was not written');
  await noteDevice(tx, { ...account, sessionId: session.id });
  await tx.insert(refreshTokens).values({
    sessionId: session.id,
    tokenHash: hashWord(refreshToken),
    expiresAt: tokenExpiry,
  });
  return describeOpenSession(tx, session.id, refreshToken);
}

/** Ends those that were left alone the longest, but for so many. */
async function endOldest(tx: Tx, userId: string, kept: number): Promise<void> {
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.lastSeenAt))
    .offset(kept);
  await tx
    .update(sessions)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: 'too many others' })
    .where(inArray(sessions.id, oldest));
}

/**
 * Exchanges a refresh token for its child. Returns undefined when the session has ended or has to end:
 * a token whose child was already used, or that comes back after the grace, means that someone holds a copy,
 * so the whole family is revoked.
 */
export async function rotateRefreshToken(
  tx: Tx,
  key: Uint8Array,
  token: string,
): Promise<OpenSession | undefined> {
  const tokenHash = hashWord(token);
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (!found) return undefined;
  if (!(await lockLiveSession(tx, found.sessionId))) return undefined;

  // Read again under the lock: another tab may have used the token while this one waited.
  const [current] = await tx
    .select({
      id: refreshTokens.id,
      usedAt: refreshTokens.usedAt,
      expired: sql<boolean>`${refreshTokens.expiresAt} < clock_timestamp()`,
      inGrace: sql<boolean>`${refreshTokens.usedAt} > clock_timestamp() - make_interval(secs => ${REUSE_GRACE_SECONDS})`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (!current || current.expired) return undefined;

  const child = deriveNextRefreshToken(key, token);
  if (current.usedAt === null) {
    await tx
      .update(refreshTokens)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(eq(refreshTokens.id, current.id));
    await tx.insert(refreshTokens).values({
      sessionId: found.sessionId,
      tokenHash: hashWord(child),
      parentId: current.id,
      expiresAt: tokenExpiry,
    });
    return describeOpenSession(tx, found.sessionId, child);
  }
  if (current.inGrace && (await isUnused(tx, child))) {
    return describeOpenSession(tx, found.sessionId, child);
  }
  await revokeSession(tx, found.sessionId, 'refresh token used twice');
  return undefined;
}

async function lockLiveSession(tx: Tx, sessionId: string): Promise<boolean> {
  const [session] = await tx
    .select({
      revokedAt: sessions.revokedAt,
      userId: sessions.userId,
      isOver: sql<boolean>`${sessions.endsAt} <= clock_timestamp()`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  if (!session || session.revokedAt !== null || session.isOver) return false;
  const [owner] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, session.userId));
  return owner !== undefined && owner.disabledAt === null;
}

async function isUnused(tx: Tx, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashWord(token)));
  return row !== undefined && row.usedAt === null;
}

async function describeOpenSession(
  tx: Tx,
  sessionId: string,
  refreshToken: string,
): Promise<OpenSession> {
  await noteUse(tx, eq(sessions.id, sessionId));
  const [found] = await askWithin(
    tx,
    question<SessionRow>`select * from find_session(${sessionId})`,
  );
  if (!found) throw new Error('a session was lost while it was being opened');
  return { ...describeSession(found), sessionId, refreshToken };
}

/**
 * Asked at every request, for the session as it is this moment: revoked, disabled and demoted people are seen as such
 * at once. What the person wants to know may be asked along; the caller discards it when the session has ended.
 */
export async function findSession<Row extends object>(
  database: Database,
  ids: { sessionId: string; userId: string },
  along?: Question<Row>,
) {
  const { session, rows } = await database.askInSession(ids, along);
  return { session: session && describeSession(session), rows };
}

function describeSession(row: SessionRow) {
  const { user_id: userId, email, role, now, seen_lately, is_limited: isLimited = false } = row;
  return {
    isLimited,
    userId,
    email,
    role: role === 'admin' ? ('admin' as const) : ('user' as const),
    now,
    seenLately: seen_lately,
  };
}

/** As it is at the end of the transaction too: a caller that ends it meanwhile waits for that. */
export async function isLiveSession(tx: Tx, sessionId: string): Promise<boolean> {
  const [session] = await tx
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('share');
  return session?.revokedAt === null;
}

export async function touchSession(tx: Tx, sessionId: string): Promise<void> {
  const isDue = lt(sessions.lastSeenAt, sql`clock_timestamp() - interval '1 minute'`);
  await noteUse(tx, and(eq(sessions.id, sessionId), isDue));
}

/** With the person's own last sign of life, which outlives their sessions. */
async function noteUse(tx: Tx, which: SQL | undefined): Promise<void> {
  const [used] = await tx
    .update(sessions)
    .set({ lastSeenAt: sql`clock_timestamp()` })
    .where(which)
    .returning({ userId: sessions.userId });
  if (!used) return;
  // Anyone who changes the account holds its row and wants those of its sessions next: waiting here, each would wait for the other.
  const free = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, used.userId))
    .for('no key update', { skipLocked: true });
  await tx.update(users).set({ lastSeenAt: sql`clock_timestamp()` }).where(inArray(users.id, free));
}

/** The second factor is there: the session may do what others may. */
export async function liftLimit(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ isLimited: false }).where(eq(sessions.id, sessionId));
}
