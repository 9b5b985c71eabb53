import { AppError, deleteAccount, exportAccount } from '@trayecto/core/contract';
import { requireOtherAdmin } from '../admin/change-user';
import { findPasswordHash, requestDeletion } from '../auth/account-store';
import type { PasswordHasher } from '../auth/passwords';
import { findAddressee } from '../auth/recovery';
import { allPasswordsPerUser, type Limit, passwordPerUser, type Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { deletionMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import type { FileStorage } from '../storage/file-storage';
import { gatherAccount } from './gather-account';
import { removeAccount } from './remove-account';
import { writeZip } from './write-zip';

const exportsPerUser: Limit = { name: 'account-export', most: 10, windowSeconds: 60 * 60 };

interface AccountParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: () => string;
}

export function createAccountRoutes(parts: AccountParts): readonly Route[] {
  const { database, storage, throttle, passwords } = parts;

  async function requirePassword(userId: string, password: string): Promise<void> {
    await throttle.takeAll([
      [passwordPerUser, userId],
      [allPasswordsPerUser, userId],
    ]);
    const stored = await database.asService((tx) => findPasswordHash(tx, userId));
    if (!(await passwords.verify(stored, password, userId))) throw new AppError('wrong_password');
    await throttle.giveBack(passwordPerUser, userId);
  }

  async function tellDeletion(userId: string): Promise<void> {
    const person =
      parts.mailer && (await database.asService((tx) => findAddressee(tx, { userId })));
    if (!person?.wantsMail) return;
    const text = deletionMail[person.language](parts.publicUrl());
    parts.mailer?.send({ to: person.email, ...text });
  }

  return [
    route(exportAccount, async ({ caller }) => {
      await throttle.take(exportsPerUser, caller.userId);
      return {
        type: 'application/zip',
        name: 'trayecto-export.zip',
        stream: writeZip(gatherAccount(database, storage, caller.userId)),
      };
    }),

    route(deleteAccount, async ({ caller, body }) => {
      const { userId } = caller;
      await requirePassword(userId, body.password);
      await database.asService(async (tx) => {
        await requireOtherAdmin(tx, userId);
        await requestDeletion(tx, userId, { isAtOnce: body.immediately });
      });
      if (body.immediately) await removeAccount(database, storage, userId);
      else await tellDeletion(userId);
      return undefined;
    }),
  ];
}
