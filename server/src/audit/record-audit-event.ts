import type { AuditGroup } from '@trayecto/core/contract';
import { nameDevice } from '../auth/describe-device';
import { auditEvents, type Tx } from '../db';
import { addNotice, isNoticed } from './notices';
import { findOrigin } from './request-origin';

/** What the log knows, in the groups it can be looked through by. */
export const auditGroupEvents = {
  sign_ins: [
    'signed_up',
    'signed_in',
    'sign_in_failed',
    'signed_out',
    'session_revoked',
    'password_changed',
    'recovery_asked',
    'recovery_link_made',
    'password_reset',
    'email_verified',
    'email_changed',
    'new_device',
    'identity_added',
    'identity_removed',
    'token_created',
    'token_revoked',
    'second_factor_on',
    'second_factor_off',
    'second_factor_failed',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
    'invitation_made',
    'invitation_taken_back',
    'share_made',
    'share_changed',
    'share_ended',
  ],
  roles: ['role_granted', 'role_taken', 'user_disabled', 'user_enabled', 'quota_set'],
  deletions: [
    'cv_deleted',
    'cv_purged',
    'deletion_requested',
    'deletion_taken_back',
    'account_deleted',
  ],
  server: ['backup_made'],
  job_board: [
    'jobs_imported',
    'job_postings_deleted',
    'job_origin_removed',
    'samples_shown',
    'samples_hidden',
  ],
} as const satisfies Record<AuditGroup, readonly string[]>;

type AuditEvent = (typeof auditGroupEvents)[AuditGroup][number];

/**
 * Details name sessions and reasons, never emails or text a person typed. Where the request came from has its own columns,
 * which are emptied with time. What concerns the user becomes a notification as well.
 */
export async function recordAuditEvent(
  tx: Tx,
  event: AuditEvent,
  userId: string | null,
  details: Record<string, string> = {},
  /** Who did it, where that is someone else. */
  actorId: string | null = null,
): Promise<void> {
  const origin = findOrigin();
  const address = origin?.address ?? null;
  const device = origin ? nameDevice(origin.userAgent) : null;
  await tx.insert(auditEvents).values({ event, userId, details, actorId, address, device });
  if (userId === null || !isNoticed(event)) return;
  // Users don't see an administrator's address.
  const isOwn = actorId === null || actorId === userId;
  const place = isOwn
    ? { device, address, sessionId: details.sessionId ?? origin?.sessionId ?? null }
    : { device: null, address: null, sessionId: null };
  await addNotice(tx, { userId, kind: event, ...place });
}
