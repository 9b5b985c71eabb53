import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isNoticed } from '../audit/notices';
import { type Addressee, findAddressee } from '../auth/recovery';
import { type Database, notices } from '../db';
import type { Logger } from '../logging/create-logger';
import { noticeMail } from './mail-texts';
import type { Mailer } from './mailer';

const USUAL_MS = 15_000;
const MOST_AT_ONCE = 50;

interface NoticeMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly logger: Logger;
  readonly everyMs?: number | undefined;
}

/**
 * Mails what has been noted for people since the last look. They wait in the database, so that what a command on the machine
 * or another server has noted goes out too, and nothing goes out that was taken back.
 */
export function startNoticeMail(parts: NoticeMailParts): { stop(): void } {
  const look = () =>
    sendNotices(parts).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      parts.logger.warn({ name }, 'notices could not be mailed');
    });
  const timer = setInterval(() => void look(), parts.everyMs ?? USUAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function sendNotices({ database, mailer, publicUrl }: NoticeMailParts): Promise<void> {
  const taken = await database.asService(async (tx) => {
    const waiting = await tx
      .select()
      .from(notices)
      .where(eq(notices.isMailed, false))
      .orderBy(asc(notices.at))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return [];
    const ids = waiting.map(({ id }) => id);
    await tx.update(notices).set({ isMailed: true }).where(inArray(notices.id, ids));
    // If mail was set up later, old events aren't mailed.
    const fresh = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(
        and(inArray(notices.id, ids), sql`${notices.at} > clock_timestamp() - interval '1 day'`),
      );
    const people = new Map<string, Addressee | undefined>();
    for (const userId of new Set(waiting.map((notice) => notice.userId))) {
      people.set(userId, await findAddressee(tx, { userId }));
    }
    return waiting.flatMap((notice) => {
      const person = people.get(notice.userId);
      const isDue = person?.wantsMail && fresh.some(({ id }) => id === notice.id);
      return isDue && isNoticed(notice.kind) ? [{ ...notice, kind: notice.kind, person }] : [];
    });
  });
  for (const { kind, device, person } of taken) {
    mailer.send({ to: person.email, ...noticeMail[person.language](kind, device, publicUrl()) });
  }
}
