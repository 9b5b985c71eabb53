import type { InterfaceLanguage } from '@trayecto/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { profiles, type Tx, users } from '../db';
import { issueLink } from './link-store';

/** A link that waits in a mailbox is short-lived; one that an admin hands over has to reach the person first. */
export const MAILED_LINK_SECONDS = 60 * 60;
const HANDED_LINK_SECONDS = 24 * 60 * 60;
export const VERIFY_LINK_SECONDS = 24 * 60 * 60;

/** Behind the #, which no server, proxy or log ever sees. */
export function recoveryAddress(publicUrl: string, word: string): string {
  return `${publicUrl}/auth#reset=${word}`;
}

export function verificationAddress(publicUrl: string, word: string): string {
  return `${publicUrl}/auth#verify=${word}`;
}

/** Someone that mail can go to: in which language, and whether they want more than what they asked for. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly language: InterfaceLanguage;
  readonly wantsMail: boolean;
}

export async function findAddressee(
  tx: Tx,
  who: { readonly email: string } | { readonly userId: string },
): Promise<Addressee | undefined> {
  const [row] = await tx
    .select({
      userId: users.id,
      email: users.email,
      language: profiles.preferredLanguage,
      preferences: profiles.notificationPreferences,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        'email' in who ? eq(users.email, who.email) : eq(users.id, who.userId),
        isNull(users.disabledAt),
      ),
    );
  if (!row) return undefined;
  const { preferences, language, ...rest } = row;
  return { ...rest, language: language ?? 'es', wantsMail: preferences.email };
}

/** A password reset link created by an admin, in the browser or on the command line. */
export async function makeRecoveryLink(
  tx: Tx,
  userId: string,
  options: { readonly publicUrl: string; readonly actorId: string | null },
): Promise<{ link: string; expiresAt: Date }> {
  const { word, expiresAt } = await issueLink(tx, {
    userId,
    purpose: 'recover',
    seconds: HANDED_LINK_SECONDS,
  });
  await recordAuditEvent(tx, 'recovery_link_made', userId, {}, options.actorId);
  return { link: recoveryAddress(options.publicUrl, word), expiresAt };
}
