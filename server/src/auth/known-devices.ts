import { and, count, eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { knownDevices, type Tx } from '../db';
import { nameDevice } from './describe-device';

/** Notifies users when their account is opened on a kind of device they haven't used for long. The first device counts as known. */
export async function noteDevice(
  tx: Tx,
  opened: { readonly userId: string; readonly userAgent: string; readonly sessionId: string },
): Promise<void> {
  const { userId, sessionId } = opened;
  const device = nameDevice(opened.userAgent);
  const now = sql`clock_timestamp()`;
  const known = await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)))
    .returning({ device: knownDevices.device });
  if (known.length > 0) return;
  const [others] = await tx
    .select({ held: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await tx.insert(knownDevices).values({ userId, device }).onConflictDoNothing();
  if ((others?.held ?? 0) > 0) {
    await recordAuditEvent(tx, 'new_device', userId, { device, sessionId });
  }
}
