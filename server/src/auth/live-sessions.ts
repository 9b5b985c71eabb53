import { and, desc, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { refreshTokens, sessions, type Tx } from '../db';

export async function revokeSession(tx: Tx, sessionId: string, reason: string): Promise<void> {
  const [revoked] = await tx
    .update(sessions)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  if (revoked) await recordAuditEvent(tx, 'session_revoked', revoked.userId, { sessionId, reason });
}

export async function revokeOtherSessions(
  tx: Tx,
  userId: string,
  keptSessionId: string,
  reason: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(
      and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId), isNull(sessions.revokedAt)),
    );
}

export async function revokeAllSessions(tx: Tx, userId: string, reason: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Sessions that could still be used: neither ended nor left alone for too long. */
export async function listLiveSessions(tx: Tx, userId: string) {
  const hasToken = tx
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessions.id),
        gt(refreshTokens.expiresAt, sql`clock_timestamp()`),
      ),
    );
  return tx
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, sql`clock_timestamp()`),
        exists(hasToken),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
}

/** False when the person has no such session, or it has ended already. */
export async function revokeOwnSession(
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const [own] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)),
    );
  if (own) await revokeSession(tx, sessionId, 'ended by the person');
  return own !== undefined;
}
