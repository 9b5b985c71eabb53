import type { Passkey } from '@trayecto/core/contract';
import { and, asc, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { passkeyChallenges, passkeys, type Tx, users } from '../db';
import { drawWord, hashWord } from './random-word';
import { isShut } from './session-store';

/** As long as someone may take to find their phone and touch it. */
const CHALLENGE_SECONDS = 5 * 60;

type ChallengePurpose = 'register' | 'sign-in' | 'second-factor';

/** What a browser is to sign, once. Only its hash is kept. */
export async function issueChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string> {
  const challenge = drawWord();
  await tx.insert(passkeyChallenges).values({
    challengeHash: hashWord(challenge),
    purpose,
    userId,
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
  return challenge;
}

/** Undefined when it is unknown, used or too old. */
export async function takeChallenge(
  tx: Tx,
  challenge: string,
): Promise<{ purpose: ChallengePurpose; userId: string | null } | undefined> {
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashWord(challenge)),
        gt(passkeyChallenges.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose, userId: passkeyChallenges.userId });
  return taken;
}

const described = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

function describe(row: {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

export async function listOwnPasskeys(tx: Tx, userId: string): Promise<Passkey[]> {
  const rows = await tx
    .select(described)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return rows.map(describe);
}

export async function countPasskeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ held: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return row?.held ?? 0;
}

/** In the form that tells a browser which passkeys it may use, or already has. */
export async function listCredentials(
  tx: Tx,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  return tx
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Undefined where someone has it already. */
export async function keepPasskey(
  tx: Tx,
  made: {
    readonly userId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: number;
    readonly transports: string[];
    readonly name: string;
  },
): Promise<Passkey | undefined> {
  const [row] = await tx
    .insert(passkeys)
    .values(made)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning(described);
  return row && describe(row);
}

export async function renameOwnPasskey(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning(described);
  return row && describe(row);
}

export async function removeOwnPasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** The passkey with its owner; undefined where nobody has it, or its owner may not come in. */
export async function findPasskey(tx: Tx, credentialId: string) {
  const [row] = await tx
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      emailVerifiedAt: users.emailVerifiedAt,
      isLeaving: sql<boolean>`${users.deletionRequestedAt} is not null`,
      isShut,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row && !row.isShut ? row : undefined;
}

/** False when it was removed meanwhile, or a copy of it has counted further: one of the two is not the person's. */
export async function notePasskeyUse(tx: Tx, id: string, counter: number): Promise<boolean> {
  const isNext = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`clock_timestamp()` })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
