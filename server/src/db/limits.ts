import { sql } from 'drizzle-orm';
import type { Tx } from './transactions';

interface TakenLimit {
  readonly allowed: boolean;
  /** Seconds until the window ends; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** Counts one try under the key by the database's clock; all processes share the count. */
export async function takeLimit(
  tx: Tx,
  key: string,
  most: number,
  windowSeconds: number,
): Promise<TakenLimit> {
  const { rows } = await tx.execute<{ allowed: boolean; retry_after_seconds: number }>(
    sql`select allowed, retry_after_seconds from take_limit(${key}, ${most}, ${windowSeconds})`,
  );
  const [row] = rows;
  if (!row) throw new Error('take_limit gave no answer');
  return { allowed: row.allowed, retryAfterSeconds: row.retry_after_seconds };
}

/** Takes one counted try back, when it turned out not to deserve counting. */
export async function giveBackLimit(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select give_back_limit(${key})`);
}
