import { AppError } from '@trayecto/core/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { endAccess } from '../auth/end-access';
import { profiles, storageUsage, type Tx, users } from '../db';

/** Gives or takes the admin role. Nothing happens, and nothing is logged, where it is so already. */
export async function setRole(
  tx: Tx,
  userId: string,
  role: 'user' | 'admin',
  actorId: string | null,
): Promise<void> {
  if (role === 'user') await requireOtherAdmin(tx, userId);
  const changed = await tx
    .update(profiles)
    .set({ role, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(profiles.id, userId), ne(profiles.role, role)))
    .returning({ id: profiles.id });
  if (changed.length === 0) return;
  const event = role === 'admin' ? 'role_granted' : 'role_taken';
  await recordAuditEvent(tx, event, userId, { role: 'admin' }, actorId);
}

/** A disabled person can neither sign in nor go on; what is theirs stays. */
export async function setDisabled(
  tx: Tx,
  userId: string,
  isDisabled: boolean,
  actorId: string | null,
): Promise<void> {
  if (isDisabled) await requireOtherAdmin(tx, userId);
  const changed = await tx
    .update(users)
    .set({ disabledAt: isDisabled ? sql`clock_timestamp()` : null })
    .where(
      and(
        eq(users.id, userId),
        isDisabled ? isNull(users.disabledAt) : sql`${users.disabledAt} is not null`,
      ),
    )
    .returning({ id: users.id });
  if (changed.length === 0) return;
  if (isDisabled) await endAccess(tx, userId, { reason: 'disabled' });
  await recordAuditEvent(tx, isDisabled ? 'user_disabled' : 'user_enabled', userId, {}, actorId);
}

/** How much someone may store; null gives them what everyone has. */
export async function setQuota(
  tx: Tx,
  userId: string,
  quotaMb: number | null,
  actorId: string | null,
): Promise<void> {
  const quotaBytes = quotaMb === null ? null : Math.round(quotaMb * 1024 * 1024);
  await tx
    .insert(storageUsage)
    .values({ userId, quotaBytes })
    .onConflictDoUpdate({ target: storageUsage.userId, set: { quotaBytes } });
  const size = quotaMb === null ? 'usual' : `${quotaMb} MB`;
  await recordAuditEvent(tx, 'quota_set', userId, { size }, actorId);
}

/** Two admins who demote each other, or leave, at the same moment wait for one another here, and one of them stays. */
export async function requireOtherAdmin(tx: Tx, userId: string): Promise<void> {
  await lockAdmins(tx);
  const admins = await listAdmins(tx);
  const isOne = admins.some(({ id }) => id === userId);
  if (isOne && admins.length === 1) throw new AppError('last_admin');
}

export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('trayecto.admins', 0))`);
}

export async function hasAdmin(tx: Tx): Promise<boolean> {
  return (await listAdmins(tx)).length > 0;
}

/** Those who can act as such: neither disabled nor about to leave. */
function listAdmins(tx: Tx) {
  return tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(eq(profiles.role, 'admin'), isNull(users.disabledAt), isNull(users.deletionRequestedAt)),
    );
}
