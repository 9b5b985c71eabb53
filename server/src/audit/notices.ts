import { type Notice, type NoticeKind, noticeKinds } from '@trayecto/core/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { notices, type Tx } from '../db';

/** How many are shown; older ones go with time. */
const MOST_SHOWN = 50;

/** They have their own mails, which came before there were notices. */
const mailedElsewhere: ReadonlySet<string> = new Set(['password_changed', 'password_reset']);

export function isNoticed(event: string): event is NoticeKind {
  return noticeKinds.some((kind) => kind === event);
}

export async function addNotice(
  tx: Tx,
  notice: {
    readonly userId: string;
    readonly kind: NoticeKind;
    readonly device: string | null;
    readonly address: string | null;
    /** In which it was done. */
    readonly sessionId: string | null;
  },
): Promise<void> {
  await tx.insert(notices).values({ ...notice, isMailed: mailedElsewhere.has(notice.kind) });
}

/** Of the person whose transaction it is. */
export async function listNotices(tx: Tx, userId: string, sessionId?: string): Promise<Notice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.at))
    .limit(MOST_SHOWN);
  return rows.flatMap(({ id, kind, at, device, address, ...row }) => {
    if (!isNoticed(kind)) return [];
    const isNew = row.seenAt === null && (sessionId === undefined || row.sessionId !== sessionId);
    return [{ id, kind, at: at.toISOString(), device, address, is_new: isNew }];
  });
}

/** A session isn't notified of what was done in it, and can't hide that from the user's other sessions. */
function isNewTo(userId: string, sessionId: string) {
  return and(
    eq(notices.userId, userId),
    isNull(notices.seenAt),
    sql`${notices.sessionId} is distinct from ${sessionId}::uuid`,
  );
}

export async function countNewNotices(tx: Tx, userId: string, sessionId: string): Promise<number> {
  return tx.$count(notices, isNewTo(userId, sessionId));
}

export async function markNoticesSeen(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await tx
    .update(notices)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(isNewTo(userId, sessionId));
}
