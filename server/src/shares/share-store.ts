import type { CvShare } from '@trayecto/core/contract';
import { type ContactKind, contactKinds } from '@trayecto/core/cv';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { openKey, sealKey } from '../assistant/model/seal-key';
import { drawWord, hashWord } from '../auth/random-word';
import { cvShares, type Tx, users } from '../db';

/** As long as its base64: what is longer was never one of ours. */
const LONGEST_TOKEN = 43;
const USUAL_DAYS = 30;

const hashToken = (token: string) => hashWord(token.slice(0, LONGEST_TOKEN + 1));

const columns = {
  cvId: cvShares.cvId,
  sealedToken: cvShares.sealedToken,
  hasPassword: cvShares.hasPassword,
  hidden: cvShares.hidden,
  allowsPdf: cvShares.allowsPdf,
  showsEnglish: cvShares.showsEnglish,
  views: cvShares.views,
  lastViewedAt: cvShares.lastViewedAt,
  createdAt: cvShares.createdAt,
  expiresAt: cvShares.expiresAt,
  isExpired: sql<boolean>`${cvShares.expiresAt} <= clock_timestamp()`,
};

interface ShareRow {
  readonly sealedToken: Uint8Array;
  readonly hasPassword: boolean;
  readonly hidden: readonly string[];
  readonly allowsPdf: boolean;
  readonly showsEnglish: boolean;
  readonly views: number;
  readonly lastViewedAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
}

const readHidden = (hidden: readonly string[]): ContactKind[] =>
  contactKinds.filter((kind) => hidden.includes(kind));

/** What only the owner sees, the link included. */
export function describeShare(
  row: ShareRow,
  { key, userId, publicUrl }: { key: Uint8Array; userId: string; publicUrl: string },
): CvShare {
  const token = openKey(key, userId, row.sealedToken);
  return {
    link: token === undefined ? null : `${publicUrl}/s/${token}`,
    has_password: row.hasPassword,
    hidden: readHidden(row.hidden),
    allows_pdf: row.allowsPdf,
    shows_english: row.showsEnglish,
    views: row.views,
    last_viewed_at: row.lastViewedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.isExpired,
  };
}

export async function findShare(tx: Tx, cvId: string) {
  const [row] = await tx.select(columns).from(cvShares).where(eq(cvShares.cvId, cvId));
  return row;
}

/** For the account's export: neither the token nor the password is in it. */
export function listShares(tx: Tx) {
  const { sealedToken: _, isExpired: __, ...told } = columns;
  return tx.select(told).from(cvShares).orderBy(cvShares.createdAt);
}

interface ShareWish {
  readonly cvId: string;
  readonly userId: string;
  /** Undefined, here and below: as it is. */
  readonly days: number | undefined;
  readonly passwordHash: string | null | undefined;
  readonly hidden: readonly ContactKind[];
  readonly allowsPdf: boolean;
  readonly showsEnglish: boolean;
}

const inDays = (days: number) => sql`clock_timestamp() + make_interval(days => ${days})`;

/** One statement, so that two tabs that share at once end up with one link. */
export async function putShare(tx: Tx, key: Uint8Array, wish: ShareWish) {
  const { cvId, userId, passwordHash } = wish;
  const token = drawWord();
  const shown = {
    hidden: [...wish.hidden],
    allowsPdf: wish.allowsPdf,
    showsEnglish: wish.showsEnglish,
    ...(wish.days !== undefined && { expiresAt: inDays(wish.days) }),
    ...(passwordHash !== undefined && { passwordHash }),
  };
  const [row] = await tx
    .insert(cvShares)
    .values({
      cvId,
      userId,
      tokenHash: hashToken(token),
      sealedToken: sealKey(key, userId, token),
      expiresAt: inDays(USUAL_DAYS),
      ...shown,
    })
    .onConflictDoUpdate({ target: cvShares.cvId, set: shown })
    .returning(columns);
  if (!row) throw new Error('a share was not written');
  return { row, isNew: openKey(key, userId, row.sealedToken) === token };
}

export async function removeShare(tx: Tx, cvId: string): Promise<boolean> {
  const gone = await tx
    .delete(cvShares)
    .where(eq(cvShares.cvId, cvId))
    .returning({ id: cvShares.cvId });
  return gone.length > 0;
}

export interface LiveShare {
  readonly cvId: string;
  readonly userId: string;
  readonly tokenHash: Uint8Array;
  readonly passwordHash: string | null;
  readonly hidden: readonly ContactKind[];
  readonly allowsPdf: boolean;
  readonly showsEnglish: boolean;
  readonly expiresAt: Date;
  /** By the database's clock. */
  readonly nowSeconds: number;
}

/** Undefined for one that was never there, is over, or whose owner is on their way out. */
export async function findLiveShare(tx: Tx, token: string): Promise<LiveShare | undefined> {
  const [row] = await tx
    .select({
      cvId: cvShares.cvId,
      userId: cvShares.userId,
      tokenHash: cvShares.tokenHash,
      passwordHash: cvShares.passwordHash,
      hidden: cvShares.hidden,
      allowsPdf: cvShares.allowsPdf,
      showsEnglish: cvShares.showsEnglish,
      expiresAt: cvShares.expiresAt,
      nowSeconds: sql<number>`extract(epoch from clock_timestamp())::double precision`,
    })
    .from(cvShares)
    .innerJoin(users, eq(users.id, cvShares.userId))
    .where(
      and(
        eq(cvShares.tokenHash, hashToken(token)),
        gt(cvShares.expiresAt, sql`clock_timestamp()`),
        isNull(users.disabledAt),
        isNull(users.deletionRequestedAt),
      ),
    );
  return row && { ...row, hidden: readHidden(row.hidden) };
}

export async function countView(tx: Tx, cvId: string): Promise<void> {
  await tx
    .update(cvShares)
    .set({ views: sql`${cvShares.views} + 1`, lastViewedAt: sql`clock_timestamp()` })
    .where(eq(cvShares.cvId, cvId));
}
