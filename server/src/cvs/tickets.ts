import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashWord } from '../auth/random-word';
import { type Tx, tickets } from '../db';

export const TICKET_SECONDS = 60;

/** A word that opens one thing for one person, once and soon. */
export async function issueTicket(
  tx: Tx,
  holder: { readonly userId: string; readonly purpose: string; readonly subjectId: string },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await tx.insert(tickets).values({
    ...holder,
    tokenHash: hashWord(ticket),
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${TICKET_SECONDS})`,
  });
  return ticket;
}

/** Whose ticket it was; undefined when it is unknown, used, too old or for something else. */
export async function useTicket(
  tx: Tx,
  ticket: string,
  purpose: string,
  subjectId: string,
): Promise<string | undefined> {
  const [used] = await tx
    .update(tickets)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(tickets.tokenHash, hashWord(ticket)),
        eq(tickets.purpose, purpose),
        eq(tickets.subjectId, subjectId),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({ userId: tickets.userId });
  return used?.userId;
}
