import { AppError } from '@trayecto/core/contract';
import type { Database, Tx } from '../db';
import { findPasswordHash, isStillPassword } from './account-store';
import type { PasswordHasher } from './passwords';
import { allPasswordsPerUser, passwordPerUser, type Throttle } from './throttle';

export interface OwnPasswordParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly passwords: PasswordHasher;
}

/** Counts a try, and refuses a wrong password; gives the hash of the right one. */
export async function checkOwnPassword(
  { database, throttle, passwords }: OwnPasswordParts,
  userId: string,
  password: string,
): Promise<string> {
  await throttle.takeAll([
    [passwordPerUser, userId],
    [allPasswordsPerUser, userId],
  ]);
  const stored = await database.asService((tx) => findPasswordHash(tx, userId));
  if (!stored || !(await passwords.verify(stored, password, userId))) {
    throw new AppError('wrong_password');
  }
  return stored;
}

/** Does what the checked password allows while it is still the person's, and takes the try off the count. */
export async function actOnPassword<T>(
  { database, throttle }: OwnPasswordParts,
  userId: string,
  checkedHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await database.asService(async (tx) => {
    if (!(await isStillPassword(tx, userId, checkedHash))) throw new AppError('wrong_password');
    return work(tx);
  });
  await throttle.giveBack(passwordPerUser, userId);
  return result;
}

/** For what someone at an open screen must not do, such as change how its owner gets in. */
export async function withOwnPassword<T>(
  parts: OwnPasswordParts,
  userId: string,
  password: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const checkedHash = await checkOwnPassword(parts, userId, password);
  return actOnPassword(parts, userId, checkedHash, work);
}
