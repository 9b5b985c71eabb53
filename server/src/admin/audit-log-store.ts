import type { AuditEntry, AuditGroup } from '@trayecto/core/contract';
import { inArray, sql } from 'drizzle-orm';
import { auditGroupEvents } from '../audit/record-audit-event';
import { type Tx, users } from '../db';

interface Row extends Record<string, unknown> {
  id: string;
  at: Date | string;
  event: string;
  user_id: string | null;
  actor_id: string | null;
  details: Record<string, string>;
  address: string | null;
  device: string | null;
}

/** One page of the log, the latest first, with the emails of those who still have an account. */
export async function listAuditLog(
  tx: Tx,
  reader: string,
  page: { group?: AuditGroup | undefined; before?: number | undefined; limit: number },
): Promise<{ events: AuditEntry[]; next_before: number | null }> {
  const kinds = page.group ? `{${auditGroupEvents[page.group].join(',')}}` : null;
  const { rows } = await tx.execute<Row>(sql`
    select * from read_audit_events(
      ${reader}::uuid, ${kinds}::text[], ${page.before ?? null}::bigint, ${page.limit + 1}::integer)`);
  const shown = rows.slice(0, page.limit);
  const emails = await findEmails(
    tx,
    shown.flatMap((row) => [row.user_id, row.actor_id]),
  );
  const describe = (id: string | null) =>
    id === null ? null : { id, email: emails.get(id) ?? null };
  return {
    events: shown.map((row) => ({
      id: Number(row.id),
      at: new Date(row.at).toISOString(),
      event: row.event,
      user: describe(row.user_id),
      actor: describe(row.actor_id),
      details: row.details,
      address: row.address,
      device: row.device,
    })),
    next_before: rows.length > page.limit ? Number(shown.at(-1)?.id) : null,
  };
}

async function findEmails(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
