import { and, count, eq, lt, sql } from 'drizzle-orm';
import { openKey, sealKey } from '../assistant/model/seal-key';
import { recoveryCodes, secondFactors, type Tx } from '../db';
import {
  findStep,
  hashRecoveryCode,
  makeFactorSecret,
  makeRecoveryCodes,
  readCode,
} from './one-time-code';

interface FactorState {
  readonly since: Date | null;
  readonly codesLeft: number;
  /** Whether an app has its secret; without one, passkeys are the second factor. */
  readonly hasApp: boolean;
}

/** `since` is null where there is none, or none that was confirmed. */
export async function findFactor(tx: Tx, userId: string): Promise<FactorState> {
  const [factor] = await tx
    .select({
      since: secondFactors.confirmedAt,
      hasApp: sql<boolean>`${secondFactors.sealedSecret} is not null`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  const [codes] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  const since = factor?.since ?? null;
  return { since, codesLeft: codes?.left ?? 0, hasApp: since !== null && factor?.hasApp === true };
}

/** A new secret that waits to be confirmed; undefined where one is confirmed already. */
export async function beginFactor(
  tx: Tx,
  key: Uint8Array,
  userId: string,
): Promise<string | undefined> {
  const secret = makeFactorSecret();
  const values = { sealedSecret: sealKey(key, userId, secret), createdAt: sql`clock_timestamp()` };
  const written = await tx
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: values,
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0 ? secret : undefined;
}

/** Takes a code of the app, once: the same one, or one from before it, is not taken again. */
async function takeAppCode(
  tx: Tx,
  key: Uint8Array,
  userId: string,
  code: string,
): Promise<boolean> {
  const [factor] = await tx
    .select({
      sealedSecret: secondFactors.sealedSecret,
      now: sql<number>`extract(epoch from clock_timestamp())::double precision`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  const sealed = factor?.sealedSecret;
  const secret = sealed ? openKey(key, userId, sealed) : undefined;
  const step = secret === undefined ? undefined : findStep(secret, code, Number(factor?.now));
  if (step === undefined) return false;
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code))),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function takeCode(
  tx: Tx,
  key: Uint8Array,
  userId: string,
  given: string,
): Promise<boolean> {
  const read = readCode(given);
  if (!read) return false;
  return read.kind === 'app'
    ? takeAppCode(tx, key, userId, read.code)
    : takeRecoveryCode(tx, userId, read.code);
}

/** The recovery codes that go with it; undefined when the code is not the app's, or nothing waits to be confirmed. */
export async function confirmFactor(
  tx: Tx,
  key: Uint8Array,
  userId: string,
  given: string,
): Promise<readonly string[] | undefined> {
  const { since } = await findFactor(tx, userId);
  const read = readCode(given);
  if (since !== null || read?.kind !== 'app') return undefined;
  if (!(await takeAppCode(tx, key, userId, read.code))) return undefined;
  await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`clock_timestamp()` })
    .where(eq(secondFactors.userId, userId));
  return renewRecoveryCodes(tx, userId);
}

/** Turns it on without an app; undefined where it is on already. */
export async function confirmPasskeys(
  tx: Tx,
  userId: string,
): Promise<readonly string[] | undefined> {
  const values = { sealedSecret: null, confirmedAt: sql`clock_timestamp()` };
  const written = await tx
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: values,
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0 ? renewRecoveryCodes(tx, userId) : undefined;
}

export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<readonly string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** False where there was none. */
export async function removeFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ since: secondFactors.confirmedAt });
  return gone.some(({ since }) => since !== null);
}
