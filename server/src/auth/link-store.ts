import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Tx, tickets } from '../db';
import { drawWord, hashWord } from './random-word';

type LinkPurpose = 'recover' | 'verify' | 'email' | 'cv-debug';

/** The word of a link that does one thing for one person, once. */
export async function issueLink(
  tx: Tx,
  link: {
    readonly userId: string;
    readonly purpose: LinkPurpose;
    readonly seconds: number;
    /** What it is about, where that is an address or a CV. */
    readonly email?: string;
    readonly subjectId?: string;
  },
): Promise<{ word: string; expiresAt: Date }> {
  const word = drawWord();
  const [row] = await tx
    .insert(tickets)
    .values({
      userId: link.userId,
      purpose: link.purpose,
      email: link.email ?? null,
      subjectId: link.subjectId ?? null,
      tokenHash: hashWord(word),
      expiresAt: sql`clock_timestamp() + make_interval(secs => ${link.seconds})`,
    })
    .returning({ expiresAt: tickets.expiresAt });
  if (!row) throw new Error('a link was not written');
  return { word, expiresAt: row.expiresAt };
}

/** Whose link it was, and for which address; undefined when it is unknown, used, too old or for something else. */
export async function useLink(
  tx: Tx,
  word: string,
  purpose: LinkPurpose,
  subjectId?: string,
): Promise<{ userId: string; email: string | null } | undefined> {
  const [used] = await tx
    .update(tickets)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(tickets.tokenHash, hashWord(word)),
        eq(tickets.purpose, purpose),
        subjectId === undefined ? undefined : eq(tickets.subjectId, subjectId),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({ userId: tickets.userId, email: tickets.email });
  return used;
}

/** Older links of the kind stop working. */
export async function dropLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.delete(tickets).where(and(eq(tickets.userId, userId), eq(tickets.purpose, purpose)));
}
