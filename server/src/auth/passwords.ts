import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@trayecto/core/contract';

// argon2id (the library's default) with OWASP's first choice of cost.
const usualCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2 };

const MOST_WAITING = 200;
const MOST_AT_ONCE = 4;

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist as for one that does. One system writes ñ as one character and
   * another as two: both are the same password.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function createPasswordHasher(cost: PasswordCost = usualCost): PasswordHasher {
  const settings = { ...cost, parallelism: 1 };
  const takeTurn = createQueue();
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => takeTurn(() => hash(password.normalize('NFC'), settings)),
    async verify(stored, password) {
      decoy ??= hash('no account has this password', settings);
      const against = stored ?? (await decoy);
      const right = await takeTurn(() => verifyAny(against, listSpellings(password)));
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

/** Hashing is slow on purpose; a bounded queue keeps a flood of sign-ins from holding every thread. */
function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
