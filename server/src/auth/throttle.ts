import { createHmac } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import type { Database, Tx } from '../db';
import { giveBackLimit, takeLimit } from '../db/limits';

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** It keeps work in bounds and guards no secret: what a crash makes it forget does no harm. */
  readonly isForLoad?: true;
}

/** Guessing one account from one address, and trying one password over many accounts from one address. */
export const signInPerAccount: Limit = {
  name: 'sign-in-account',
  most: 10,
  windowSeconds: 15 * 60,
};
export const signInPerAddress: Limit = {
  name: 'sign-in-address',
  most: 60,
  windowSeconds: 15 * 60,
};
/** Right ones count too: each costs a hash and a session. No person signs in that often, nor all of an office at once. */
export const allSignInsPerAccount: Limit = {
  name: 'all-sign-ins-account',
  most: 60,
  windowSeconds: 15 * 60,
};
export const allSignInsPerAddress: Limit = {
  name: 'all-sign-ins-address',
  most: 300,
  windowSeconds: 5 * 60,
};
/** Signatures cannot be guessed: this keeps work in bounds. */
export const passkeysPerAddress: Limit = {
  name: 'passkey-address',
  most: 60,
  windowSeconds: 15 * 60,
};
export const signUpPerAddress: Limit = {
  name: 'sign-up-address',
  most: 30,
  windowSeconds: 60 * 60,
};
export const refreshPerAddress: Limit = { name: 'refresh-address', most: 600, windowSeconds: 60 };
export const passwordPerUser: Limit = { name: 'password-user', most: 10, windowSeconds: 15 * 60 };
export const allPasswordsPerUser: Limit = {
  name: 'all-passwords-user',
  most: 30,
  windowSeconds: 60 * 60,
};

/**
 * Codes of an app have six digits: wrong ones are counted for the account wherever they come from. Recovery codes, which
 * nobody guesses, are counted apart, so that their owner gets in while someone who has the password tries.
 */
export const codesPerUser: Limit = { name: 'code-user', most: 10, windowSeconds: 60 * 60 };
export const recoveryCodesPerUser: Limit = {
  name: 'recovery-code-user',
  most: 30,
  windowSeconds: 60 * 60,
};

/** Of one program: four a second for a minute is more than a person could do, and less than would be felt by others. */
export const callsPerToken: Limit = {
  name: 'token-calls',
  most: 240,
  windowSeconds: 60,
  isForLoad: true,
};

export interface Throttle {
  /** Counts a try; refuses it when there were too many. Counted in the database, so over all processes. */
  take(limit: Limit, ...subject: string[]): Promise<void>;
  /** Several at once, in one go. */
  takeAll(tries: readonly Try[]): Promise<void>;
  /** A try that turned out fine does not count. */
  giveBack(limit: Limit, ...subject: string[]): Promise<void>;
  giveBackAll(tries: readonly Try[]): Promise<void>;
}

/** What is counted, and for whom. */
export type Try = readonly [limit: Limit, ...subject: string[]];

export function createThrottle(database: Database, key: Uint8Array, scale: number): Throttle {
  // Keys are hashed: the table of limits holds neither addresses nor emails.
  const keyOf = (limit: Limit, subject: readonly string[]) =>
    `${limit.name}:${createHmac('sha256', key).update(JSON.stringify(subject)).digest('base64url')}`;
  const refusals = rememberRefusals();

  async function takeAll(tries: readonly Try[]): Promise<void> {
    const keyed = tries.map(([limit, ...subject]) => ({ limit, key: keyOf(limit, subject) }));
    const known = keyed.map(({ key }) => refusals.find(key)).find((wait) => wait !== undefined);
    if (known !== undefined) throw refuse(known);
    const mayBeLost = tries.every(([limit]) => limit.isForLoad);
    const count = async (tx: Tx) => {
      for (const { limit, key } of keyed) {
        const most = Math.max(1, Math.round(limit.most * scale));
        const taken = await takeLimit(tx, key, most, limit.windowSeconds);
        if (taken.allowed) continue;
        refusals.note(key, taken.retryAfterSeconds);
        return taken.retryAfterSeconds;
      }
      return undefined;
    };
    const waitSeconds = await database.asService(count, { mayBeLost });
    if (waitSeconds !== undefined) throw refuse(waitSeconds);
  }

  async function giveBackAll(tries: readonly Try[]): Promise<void> {
    const keys = tries.map(([limit, ...subject]) => keyOf(limit, subject));
    for (const key of keys) refusals.forget(key);
    await database.asService(async (tx) => {
      for (const key of keys) await giveBackLimit(tx, key);
    });
  }

  return {
    takeAll,
    giveBackAll,
    take: (...one) => takeAll([one]),
    giveBack: (...one) => giveBackAll([one]),
  };
}

const refuse = (seconds: number) =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });

const REFUSED_MS = 1_000;
const MOST_REMEMBERED = 10_000;

/** Anyone who goes on asking after a refusal is refused for a moment without asking the database again. */
function rememberRefusals() {
  const known = new Map<string, { readonly until: number; readonly freeAt: number }>();
  return {
    /** Seconds still to wait; undefined where the database is to be asked. */
    find(key: string): number | undefined {
      const refusal = known.get(key);
      const now = performance.now();
      if (refusal && now < refusal.until) return Math.ceil((refusal.freeAt - now) / 1000);
      known.delete(key);
      return undefined;
    },
    note(key: string, seconds: number): void {
      if (known.size >= MOST_REMEMBERED) known.clear();
      const now = performance.now();
      const freeAt = now + seconds * 1000;
      known.set(key, { until: Math.min(now + REFUSED_MS, freeAt), freeAt });
    },
    forget(key: string): void {
      known.delete(key);
    },
  };
}
