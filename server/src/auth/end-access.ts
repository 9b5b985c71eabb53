import { and, eq, ne } from 'drizzle-orm';
import { oidcFlows, passkeyChallenges, type Tx, tickets } from '../db';
import { revokeAllSessions, revokeOtherSessions } from './live-sessions';
import { removeAllTokens } from './token-store';

/** Confirms an address and opens nothing. */
const HARMLESS = 'verify';

/**
 * Ends whatever lets someone in or act for the person: sessions, but for one that is kept, tokens of programs, links to set a
 * new password, questions put to browsers, and tickets in addresses.
 */
export async function endAccess(
  tx: Tx,
  userId: string,
  { reason, keptSessionId }: { readonly reason: string; readonly keptSessionId?: string },
): Promise<void> {
  if (keptSessionId === undefined) await revokeAllSessions(tx, userId, reason);
  else await revokeOtherSessions(tx, userId, keptSessionId, reason);
  await removeAllTokens(tx, userId);
  // Some of them say that the password was right.
  await tx.delete(oidcFlows).where(eq(oidcFlows.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.delete(tickets).where(and(eq(tickets.userId, userId), ne(tickets.purpose, HARMLESS)));
}
