import { emailAddress } from '@trayecto/core/text';
import { makeRecoveryLink } from '../auth/recovery';
import { findAccountByEmail } from '../auth/session-store';
import { type Command, type CommandContext, CommandError } from '../commands/command';
import type { Config } from '../config';
import { type Database, openDatabaseBeside, type Tx } from '../db';
import { createLogger } from '../logging/create-logger';
import { setRole } from './change-user';

const USAGE = 'admin -- grant|revoke|recovery EMAIL';

type Action = (tx: Tx, userId: string, email: string, config: Config) => Promise<string>;

const actions: Readonly<Record<string, Action>> = {
  async grant(tx, userId, email) {
    await setRole(tx, userId, 'admin', null);
    return `${email} is an admin now.`;
  },
  async revoke(tx, userId, email) {
    await setRole(tx, userId, 'user', null);
    return `${email} is no admin any more.`;
  },
  async recovery(tx, userId, email, config) {
    const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const { link } = await makeRecoveryLink(tx, userId, { publicUrl, actorId: null });
    return `With this link ${email} can set a new password, once, within a day:\n${link}`;
  },
};

/** Works while the server runs as well: it uses the same database. */
export const admin: Command = {
  usage: USAGE,
  async run({ args: [name = '', given = ''], config, say }: CommandContext) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    const email = emailAddress.safeParse(given).data;
    if (!action || email === undefined) throw new CommandError(`Usage: npm run ${USAGE}`);
    const database = await openDatabaseBeside({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      logger: createLogger('silent'),
    });
    try {
      say(await act(database, action, email, config));
    } finally {
      await database.close();
    }
  },
};

async function act(
  database: Database,
  action: Action,
  email: string,
  config: Config,
): Promise<string> {
  return database.asService(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new CommandError(`There is no account with the e-mail ${email}.`);
    return action(tx, account.userId, email, config);
  });
}
