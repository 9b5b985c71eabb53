import { randomUUID } from 'node:crypto';
import { MOST_TOKENS, type PersonalToken, tokenScopes } from '@trayecto/core/contract';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { personalTokens, type Tx } from '../db';
import { makePersonalToken } from './personal-token';
import { hashWord } from './random-word';

const columns = {
  id: personalTokens.id,
  name: personalTokens.name,
  scopes: personalTokens.scopes,
  createdAt: personalTokens.createdAt,
  expiresAt: personalTokens.expiresAt,
  lastUsedAt: personalTokens.lastUsedAt,
  isExpired: sql<boolean>`${personalTokens.expiresAt} <= clock_timestamp()`,
};

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: PersonalToken['scopes'];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly isExpired: boolean;
}

function describeToken(row: TokenRow): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    is_expired: row.isExpired,
  };
}

export async function listOwnTokens(tx: Tx, userId: string): Promise<readonly PersonalToken[]> {
  const rows = await tx
    .select(columns)
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(personalTokens.createdAt));
  return rows.map(describeToken);
}

/** Within a transaction that holds the person's row, or two at once could both find room for one. */
export async function hasRoomForToken(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ live: count() })
    .from(personalTokens)
    .where(
      and(eq(personalTokens.userId, userId), gt(personalTokens.expiresAt, sql`clock_timestamp()`)),
    );
  return (row?.live ?? 0) < MOST_TOKENS;
}

export async function addToken(
  tx: Tx,
  key: Uint8Array,
  wish: {
    readonly userId: string;
    readonly name: string;
    readonly scopes: PersonalToken['scopes'];
    readonly days: number;
  },
): Promise<{ token: string; about: PersonalToken }> {
  const { userId, name, scopes, days } = wish;
  const id = randomUUID();
  const token = makePersonalToken(key, { userId, tokenId: id });
  const [row] = await tx
    .insert(personalTokens)
    .values({
      ...{ id, userId, name, scopes },
      tokenHash: hashWord(token),
      expiresAt: sql`clock_timestamp() + make_interval(days => ${days})`,
    })
    .returning(columns);
  if (!row) throw new Error('a token was not written');
  return { token, about: describeToken(row) };
}

/** False when the person has no such token. */
export async function removeToken(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(personalTokens)
    .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId)))
    .returning({ id: personalTokens.id });
  return gone.length > 0;
}

export async function removeAllTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(personalTokens).where(eq(personalTokens.userId, userId));
}

export async function touchToken(tx: Tx, tokenId: string): Promise<void> {
  const { lastUsedAt } = personalTokens;
  const isDue = lt(lastUsedAt, sql`clock_timestamp() - interval '1 minute'`);
  await tx
    .update(personalTokens)
    .set({ lastUsedAt: sql`clock_timestamp()` })
    .where(and(eq(personalTokens.id, tokenId), or(isNull(lastUsedAt), isDue)));
}
