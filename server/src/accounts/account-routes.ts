import { deleteAccount, exportAccount } from '@trayecto/core/contract';
import { requireOtherAdmin } from '../admin/change-user';
import { requestDeletion } from '../auth/account-store';
import { checkOwnPassword, type OwnPasswordParts } from '../auth/own-password';
import { findAddressee } from '../auth/recovery';
import { type Limit, passwordPerUser } from '../auth/throttle';
import { type Route, route } from '../http/route';
import { deletionMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import type { FileStorage } from '../storage/file-storage';
import { gatherAccount } from './gather-account';
import { removeAccount } from './remove-account';
import { writeZip } from './write-zip';

const exportsPerUser: Limit = { name: 'account-export', most: 10, windowSeconds: 60 * 60 };

interface AccountParts extends OwnPasswordParts {
  readonly storage: FileStorage;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: () => string;
}

export function createAccountRoutes(parts: AccountParts): readonly Route[] {
  const { database, storage, throttle } = parts;

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
      await checkOwnPassword(parts, userId, body.password);
      await throttle.giveBack(passwordPerUser, userId);
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
