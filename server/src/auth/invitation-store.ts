import type { Invitation } from '@trayecto/core/contract';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { invitations, type Tx, users } from '../db';
import { drawWord, hashWord } from './random-word';

const DAY_SECONDS = 24 * 60 * 60;

const isLive = gt(invitations.expiresAt, sql`clock_timestamp()`);

/** After the #, which no browser sends: neither a server nor a proxy writes it down. */
export function invitationAddress(publicUrl: string, word: string): string {
  return `${publicUrl}/auth#invite=${word}`;
}

interface InvitationWish {
  /** Null: for anyone who has the link. */
  readonly email: string | null;
  readonly days: number;
  /** Null: made on the machine itself. */
  readonly actorId: string | null;
}

export async function addInvitation(
  tx: Tx,
  { email, days, actorId }: InvitationWish,
): Promise<{ word: string; expiresAt: Date }> {
  const word = drawWord();
  const [row] = await tx
    .insert(invitations)
    .values({
      tokenHash: hashWord(word),
      email,
      createdBy: actorId,
      expiresAt: sql`clock_timestamp() + make_interval(secs => ${days * DAY_SECONDS})`,
    })
    .returning({ id: invitations.id, expiresAt: invitations.expiresAt });
  if (!row) throw new Error('an invitation was not written');
  await recordAuditEvent(tx, 'invitation_made', null, { invitationId: row.id }, actorId);
  return { word, expiresAt: row.expiresAt };
}

/** Takes it out of the world: of two who come with the same one, one gets in. */
export async function useInvitation(tx: Tx, word: string, email: string): Promise<boolean> {
  const used = await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.tokenHash, hashWord(word)),
        or(isNull(invitations.email), eq(invitations.email, email)),
        isLive,
      ),
    )
    .returning({ id: invitations.id });
  return used.length > 0;
}

export async function countInvitations(tx: Tx): Promise<number> {
  const [row] = await tx.select({ live: count() }).from(invitations).where(isLive);
  return row?.live ?? 0;
}

export async function listInvitations(tx: Tx): Promise<Invitation[]> {
  const rows = await tx
    .select({
      id: invitations.id,
      email: invitations.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      createdBy: users.email,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .where(isLive)
    .orderBy(desc(invitations.createdAt));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    created_by: row.createdBy,
  }));
}

export async function removeInvitation(tx: Tx, id: string, actorId: string): Promise<boolean> {
  const gone = await tx
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  if (gone.length === 0) return false;
  await recordAuditEvent(tx, 'invitation_taken_back', null, { invitationId: id }, actorId);
  return true;
}
