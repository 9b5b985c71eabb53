import { sql } from 'drizzle-orm';
import type { Tx } from '../db';

/**
 * The embedded database keeps no statistics, so it guesses that tables are small: it sorts 100,000 rows for a page of
 * fifty and reads all of them for a word that an index knows. These say, for the rest of a transaction, what it must avoid.
 */
export async function walkInOrder(tx: Tx): Promise<void> {
  await avoid(tx, { sort: true, seqscan: true });
}

/** For finding the few that match and sorting those. */
export async function lookUpFirst(tx: Tx): Promise<void> {
  await avoid(tx, { sort: false, seqscan: true });
}

async function avoid(tx: Tx, ways: { sort: boolean; seqscan: boolean }): Promise<void> {
  const turn = (isAvoided: boolean) => (isAvoided ? 'off' : 'on');
  await tx.execute(sql`
    select set_config('enable_sort', ${turn(ways.sort)}, true),
           set_config('enable_seqscan', ${turn(ways.seqscan)}, true)`);
}
