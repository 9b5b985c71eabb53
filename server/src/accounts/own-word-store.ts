import { eq, sql } from 'drizzle-orm';
import { profiles, type Tx } from '../db';

/** More than anyone's trade has; the oldest make room. */
const MOST_WORDS = 1_000;

export async function findOwnWords(tx: Tx, userId: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ words: profiles.ownWords })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.words;
}

/** In one statement, so that words added in two tabs at once are both kept. */
export async function addWord(tx: Tx, userId: string, word: string): Promise<string[] | undefined> {
  const kept = sql`case when jsonb_array_length(${profiles.ownWords}) < ${MOST_WORDS}
    then ${profiles.ownWords} else ${profiles.ownWords} - 0 end`;
  return change(
    tx,
    userId,
    sql`case when jsonb_exists(${profiles.ownWords}, ${word}) then ${profiles.ownWords}
      else (${kept}) || to_jsonb(${word}::text) end`,
  );
}

export async function removeWord(
  tx: Tx,
  userId: string,
  word: string,
): Promise<string[] | undefined> {
  return change(tx, userId, sql`${profiles.ownWords} - ${word}::text`);
}

async function change(tx: Tx, userId: string, words: ReturnType<typeof sql>) {
  const [row] = await tx
    .update(profiles)
    .set({ ownWords: words, updatedAt: sql`clock_timestamp()` })
    .where(eq(profiles.id, userId))
    .returning({ words: profiles.ownWords });
  return row?.words;
}
