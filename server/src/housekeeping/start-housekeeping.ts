import { sql } from 'drizzle-orm';
import { sweepAccounts } from '../accounts/remove-account';
import { purgeDeletedApplications } from '../applications/application-store';
import { sendReminders } from '../applications/send-reminders';
import type { AuditKeeping } from '../config';
import { thinVersions } from '../cvs/thin-versions';
import { purgeOldTrash } from '../cvs/trash';
import type { Database } from '../db';
import type { Logger } from '../logging/create-logger';
import type { Mailer } from '../mail/mailer';
import { purgeDeletedResults } from '../results/result-store';
import type { FileStorage } from '../storage/file-storage';
import { sweepFiles } from '../storage/sweep-files';
import { today } from '../today';

const EVERY_MS = 60 * 60 * 1000;
/** What a server left that died is not left for an hour, nor for good where none runs that long. */
const FIRST_MS = 10_000;

export interface Housekeeping {
  /** When it last ended in this process, and how. */
  last(): { readonly at: string; readonly is_done: boolean } | null;
  stop(): void;
}

/** Nobody is woken for it. */
const FIRST_MAIL_HOUR = 6;

interface HousekeepingParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly logger: Logger;
  readonly keeping: AuditKeeping;
  /** Undefined: this installation sends no mail. */
  readonly mailer: Mailer | undefined;
  readonly publicUrl: () => string;
}

/**
 * Sweeps out what has expired, by the moment it begins: a moment that moves on while a statement runs cannot be looked up in an index.
 * Then reminds of what is due. Every process may do it: deleting what is gone already does no harm.
 */
export function startHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { database, storage, logger, keeping, mailer, publicUrl } = parts;
  let last: ReturnType<Housekeeping['last']> = null;
  const note = (isDone: boolean) => {
    last = { at: new Date().toISOString(), is_done: isDone };
  };
  const sweep = async () => {
    try {
      await database.asService(async (tx) => {
        await tx.execute(sql`select purge_rate_limits()`);
        await tx.execute(sql`delete from invitations where expires_at < now()`);
        await tx.execute(sql`delete from tickets where expires_at < now()`);
        await tx.execute(sql`delete from passkey_challenges where expires_at < now()`);
        await tx.execute(sql`delete from oidc_flows where expires_at < now()`);
        await tx.execute(sql`select thin_audit_events(${keeping.placeDays}, ${keeping.days})`);
        await tx.execute(sql`delete from notices where at < now() - interval '180 days'`);
        await tx.execute(
          sql`delete from known_devices where last_seen_at < now() - interval '400 days'`,
        );
        await purgeOldTrash(tx);
        await purgeDeletedResults(tx);
        await purgeDeletedApplications(tx);
        await tx.execute(sql`delete from readings where expires_at < now()`);
        await tx.execute(sql`delete from request_keys where expires_at < now()`);
        await tx.execute(sql`delete from task_answers where expires_at < now()`);
        await tx.execute(
          sql`delete from personal_tokens where expires_at < now() - interval '30 days'`,
        );
        await tx.execute(sql`delete from cv_shares where expires_at < now() - interval '90 days'`);
        await tx.execute(
          sql`delete from sessions s where not exists (
                select 1 from refresh_tokens t where t.session_id = s.id and t.expires_at > now())
              or s.ends_at < now() or s.revoked_at < now() - interval '30 days'`,
        );
      });
      await thinVersions(database);
      await sweepAccounts(database, storage);
      await sweepFiles(database, storage);
      if (mailer && new Date().getUTCHours() >= FIRST_MAIL_HOUR)
        await sendReminders({ database, mailer, publicUrl }, today());
      note(true);
    } catch (error) {
      note(false);
      logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  const first = setTimeout(() => void sweep(), FIRST_MS);
  timer.unref();
  first.unref();
  return {
    last: () => last,
    stop() {
      clearInterval(timer);
      clearTimeout(first);
    },
  };
}
