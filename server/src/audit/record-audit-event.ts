import { auditEvents, type Tx } from '../db';

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_revoked'
  | 'password_changed';

/** Details name sessions and reasons, never e-mails, addresses or text a person typed. */
export async function recordAuditEvent(
  tx: Tx,
  event: AuditEvent,
  userId: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  await tx.insert(auditEvents).values({ event, userId, details });
}
