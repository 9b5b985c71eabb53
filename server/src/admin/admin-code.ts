import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { adminCodes, type Database, type Tx } from '../db';
import { hasAdmin, lockAdmins, setRole } from './change-user';

// Without letters and numbers that are taken for each other.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

export interface AdminCode {
  /** The code to print; undefined where there is an admin already. */
  find(): Promise<string | undefined>;
  /** Whether nobody is an admin yet. */
  isWaiting(): Promise<boolean>;
  /** Makes the person an admin if they have the code, which works once. */
  claim(userId: string, given: string): Promise<void>;
}

/** How the first admin shows that the server is theirs: they can read what it prints. */
export function createAdminCode(database: Database, key: Uint8Array): AdminCode {
  const write = (seed: string) => {
    const bytes = createHmac('sha256', key).update(`admin-code:${seed}`).digest();
    return Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  };
  return {
    async find() {
      const seed = await database.asService(findSeed);
      return seed && write(seed).replace(/(.{4})(?=.)/g, '$1-');
    },
    isWaiting: () => database.asService(async (tx) => !(await hasAdmin(tx))),
    claim: (userId, given) =>
      database.asService(async (tx) => {
        const seed = await findSeed(tx);
        if (seed === undefined || !isSame(write(seed), given)) {
          throw new AppError('admin_code_wrong');
        }
        await tx
          .update(adminCodes)
          .set({ usedAt: sql`clock_timestamp()` })
          .where(eq(adminCodes.seed, seed));
        await setRole(tx, userId, 'admin', null);
      }),
  };
}

/** Under the lock of all changes of admins: of two who come at once the second finds an admin. */
async function findSeed(tx: Tx): Promise<string | undefined> {
  await lockAdmins(tx);
  if (await hasAdmin(tx)) return undefined;
  const [open] = await tx
    .select({ seed: adminCodes.seed })
    .from(adminCodes)
    .where(isNull(adminCodes.usedAt));
  if (open) return open.seed;
  const [made] = await tx.insert(adminCodes).values({}).returning({ seed: adminCodes.seed });
  return made?.seed;
}

function isSame(code: string, given: string): boolean {
  const plain = given.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return plain.length === code.length && timingSafeEqual(Buffer.from(plain), Buffer.from(code));
}
