import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@trayecto/core/contract';
import { createFairQueue } from '../threads/fair-queue';

// argon2id (the library's default) with OWASP's first choice of cost.
const usualCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2 };

// Hashing is slow on purpose: a flood of sign-ins from one place must neither hold every thread nor all who wait.
const MOST_AT_ONCE = 4;
const MOST_WAITING = 500;
const MOST_WAITING_EACH = 250;

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface PasswordHasher {
  /** `owner`: for whom or from where, so that everyone gets their turn. */
  hash(password: string, owner: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist as for one that does. One system writes ñ as one character and
   * another as two: both are the same password.
   */
  verify(stored: string | undefined, password: string, owner: string): Promise<boolean>;
}

export function createPasswordHasher(cost: PasswordCost = usualCost): PasswordHasher {
  const settings = { ...cost, parallelism: 1 };
  const queue = createFairQueue({
    slots: MOST_AT_ONCE,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING_EACH,
    refuse: () => new AppError('unavailable', { retryAfterSeconds: 5 }),
  });
  const takeTurn = async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const turn = await queue.enter(owner);
    return work().finally(turn.leave);
  };
  let decoy: Promise<string> | undefined;
  return {
    hash: (password, owner) => takeTurn(owner, () => hash(password.normalize('NFC'), settings)),
    async verify(stored, password, owner) {
      decoy ??= hash('no account has this password', settings);
      const against = stored ?? (await decoy);
      const right = await takeTurn(owner, () => verifyAny(against, listSpellings(password)));
      return stored !== undefined && right;
    },
  };
}

/** Hashes are made of the first; the others are for those made before that was so. */
function listSpellings(password: string): readonly string[] {
  return [...new Set([password.normalize('NFC'), password.normalize('NFD'), password])];
}

async function verifyAny(stored: string, spellings: readonly string[]): Promise<boolean> {
  for (const spelling of spellings) if (await verify(stored, spelling)) return true;
  return false;
}
