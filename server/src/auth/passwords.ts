import { hash, verify } from '@node-rs/argon2';
import { AppError, SHORTEST_PASSWORD } from '@trayecto/core/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

// argon2id (the library's default) with OWASP's first choice of cost.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

const MOST_WAITING = 200;
const MOST_AT_ONCE = 4;

const commonPasswords = new Set<string>(dictionary['passwords-common'] as string[]);

/** Refuses what is too short or on the lists that guessers try first. No rules about kinds of characters. */
export function checkNewPassword(password: string): void {
  if ([...password].length < SHORTEST_PASSWORD) throw new AppError('password_too_short');
  if (commonPasswords.has(password.toLowerCase())) throw new AppError('password_too_common');
}

/** Hashing is slow on purpose; a bounded queue keeps a flood of sign-ins from holding every thread. */
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfterSeconds: 5 });
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
}

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist as for one that does. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = stored ?? (await decoy);
  const right = await takeTurn(() => verify(against, password));
  return stored !== undefined && right;
}
