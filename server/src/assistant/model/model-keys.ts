import { AppError } from '@trayecto/core/contract';
import { eq, sql } from 'drizzle-orm';
import { type Database, modelKeys } from '../../db';
import { openKey, sealKey } from './seal-key';

interface StoredKey {
  readonly lastFour: string;
  readonly storedAt: Date;
}

/** People's own keys: each is seen by its owner's tasks only, and leaves the server only towards the model. */
export interface ModelKeys {
  describe(userId: string): Promise<StoredKey | undefined>;
  store(userId: string, key: string): Promise<void>;
  forget(userId: string): Promise<void>;
  /** For a call to the model. A key that can no longer be opened must be entered again. */
  open(userId: string): Promise<string | undefined>;
}

export function createModelKeys(database: Database, secret: Uint8Array): ModelKeys {
  return {
    async describe(userId) {
      const { lastFour, storedAt } = modelKeys;
      const [row] = await database.asUser(userId, (tx) =>
        tx.select({ lastFour, storedAt }).from(modelKeys).where(eq(modelKeys.userId, userId)),
      );
      return row;
    },

    async store(userId, given) {
      const key = requireKey(given);
      const values = {
        sealedKey: sealKey(secret, userId, key),
        lastFour: key.slice(-4),
        storedAt: sql`clock_timestamp()`,
      };
      await database.asUser(userId, (tx) =>
        tx
          .insert(modelKeys)
          .values({ userId, ...values })
          .onConflictDoUpdate({ target: modelKeys.userId, set: values }),
      );
    },

    async forget(userId) {
      await database.asUser(userId, (tx) =>
        tx.delete(modelKeys).where(eq(modelKeys.userId, userId)),
      );
    },

    async open(userId) {
      const { sealedKey } = modelKeys;
      const [row] = await database.asUser(userId, (tx) =>
        tx.select({ sealedKey }).from(modelKeys).where(eq(modelKeys.userId, userId)),
      );
      if (!row) return undefined;
      const key = openKey(secret, userId, row.sealedKey);
      // Using another engine instead would be a silent swap.
      if (key === undefined) throw new AppError('model_key_missing');
      return key;
    },
  };
}

const keyPattern = /^sk-[\x21-\x7e]{37,}$/;

function requireKey(given: string): string {
  const key = given.trim();
  if (key === '') throw new AppError('model_key_missing');
  if (!keyPattern.test(key)) throw new AppError('model_key_invalid');
  return key;
}
