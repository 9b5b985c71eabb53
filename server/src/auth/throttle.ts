import { createHmac } from 'node:crypto';
import { AppError } from '@trayecto/core/contract';
import type { Database } from '../db';
import { giveBackLimit, takeLimit } from '../db/limits';

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
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
  // Keys are hashed: the table of limits holds neither addresses nor e-mails.
  const keyOf = (limit: Limit, subject: readonly string[]) =>
    `${limit.name}:${createHmac('sha256', key).update(JSON.stringify(subject)).digest('base64url')}`;
  async function takeAll(tries: readonly Try[]): Promise<void> {
    const refusal = await database.asService(async (tx) => {
      for (const [limit, ...subject] of tries) {
        const most = Math.max(1, Math.round(limit.most * scale));
        const taken = await takeLimit(tx, keyOf(limit, subject), most, limit.windowSeconds);
        if (!taken.allowed) return taken;
      }
      return undefined;
    });
    if (refusal) {
      throw new AppError('too_many_requests', {
        retryAfterSeconds: Math.max(1, refusal.retryAfterSeconds),
      });
    }
  }

  async function giveBackAll(tries: readonly Try[]): Promise<void> {
    await database.asService(async (tx) => {
      for (const [limit, ...subject] of tries) await giveBackLimit(tx, keyOf(limit, subject));
    });
  }

  return {
    takeAll,
    giveBackAll,
    take: (...one) => takeAll([one]),
    giveBack: (...one) => giveBackAll([one]),
  };
}
