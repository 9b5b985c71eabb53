import { eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { profiles, type Tx, users } from '../db';
import { endAccess } from './end-access';

/** Adds a person with their profile; undefined when the email has an account already. */
export async function createAccount(
  tx: Tx,
  account: { email: string; passwordHash: string },
): Promise<{ id: string; email: string; role: 'user' } | undefined> {
  const [added] = await tx
    .insert(users)
    .values({ email: account.email, passwordHash: account.passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!added) return undefined;
  await tx.insert(profiles).values({
    id: added.id,
    email: account.email,
    role: 'user',
    displayName: account.email.slice(0, account.email.lastIndexOf('@')),
  });
  await recordAuditEvent(tx, 'signed_up', added.id);
  return { id: added.id, email: account.email, role: 'user' };
}

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row?.passwordHash;
}

/**
 * Whether the password that was checked is still the person's; from here to the end of the transaction it stays so. A hash
 * takes its time, and what an old password opens while it is being changed must end with it.
 */
export async function isStillPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.passwordHash === passwordHash;
}

/** The new password opens the account, and nothing that the old one opened does any longer. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  change: {
    readonly passwordHash: string;
    readonly reason: string;
    readonly keptSessionId?: string;
  },
): Promise<void> {
  await tx.update(users).set({ passwordHash: change.passwordHash }).where(eq(users.id, userId));
  await endAccess(tx, userId, change);
}

/** From now on the account waits to be removed; nobody stays signed in to it. */
export async function requestDeletion(
  tx: Tx,
  userId: string,
  { isAtOnce }: { readonly isAtOnce: boolean },
): Promise<void> {
  const deletionRequestedAt = isAtOnce
    ? sql`to_timestamp(0)`
    : sql`coalesce(${users.deletionRequestedAt}, clock_timestamp())`;
  await tx.update(users).set({ deletionRequestedAt }).where(eq(users.id, userId));
  await endAccess(tx, userId, { reason: 'deletion requested' });
  if (!isAtOnce) await recordAuditEvent(tx, 'deletion_requested', userId);
}

export async function takeDeletionBack(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, userId));
  await recordAuditEvent(tx, 'deletion_taken_back', userId);
}
