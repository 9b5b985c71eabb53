import { emailAddress } from '@trayecto/core/text';
import { recordAuditEvent } from '../audit/record-audit-event';
import { addInvitation, invitationAddress } from '../auth/invitation-store';
import { makeRecoveryLink } from '../auth/recovery';
import { removeFactor } from '../auth/second-factor-store';
import { findAccountByEmail } from '../auth/session-store';
import { type Command, type CommandContext, CommandError } from '../commands/command';
import type { Config } from '../config';
import { type Database, openDatabaseBeside, type Tx } from '../db';
import { createLogger } from '../logging/create-logger';
import { setRole } from './change-user';

const USAGE = 'admin -- grant|revoke|recovery|invite|forget-factor EMAIL';
const INVITATION_DAYS = 7;

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
  async 'forget-factor'(tx, userId, email) {
    if (!(await removeFactor(tx, userId))) {
      throw new CommandError(`${email} has no second factor.`);
    }
    await recordAuditEvent(tx, 'second_factor_off', userId);
    return `${email} signs in with the password alone now.`;
  },
  async recovery(tx, userId, email, config) {
    const publicUrl = publicUrlOf(config);
    const { link } = await makeRecoveryLink(tx, userId, { publicUrl, actorId: null });
    return `With this link ${email} can set a new password, once, within a day:\n${link}`;
  },
};

/** Works while the server runs as well: it uses the same database. */
export const admin: Command = {
  usage: USAGE,
  async run({ args: [name = '', given = ''], config, say }: CommandContext) {
    const isKnown = name === 'invite' || Object.hasOwn(actions, name);
    const email = emailAddress.safeParse(given).data;
    if (!isKnown || email === undefined) throw new CommandError(`Usage: npm run ${USAGE}`);
    const database = await openDatabaseBeside({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      logger: createLogger('silent'),
    });
    try {
      say(await act(database, name, email, config));
    } finally {
      await database.close();
    }
  },
};

async function act(
  database: Database,
  name: string,
  email: string,
  config: Config,
): Promise<string> {
  return database.asService(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const action = actions[name];
    if (!action) {
      if (account) throw new CommandError(`${email} has an account already.`);
      return invite(tx, email, config);
    }
    if (!account) throw new CommandError(`There is no account with the e-mail ${email}.`);
    return action(tx, account.userId, email, config);
  });
}

/** The one thing that is done for someone who has no account yet. */
async function invite(tx: Tx, email: string, config: Config): Promise<string> {
  const { word } = await addInvitation(tx, { email, days: INVITATION_DAYS, actorId: null });
  const link = invitationAddress(publicUrlOf(config), word);
  return `With this link ${email} can create an account, once, within ${INVITATION_DAYS} days:\n${link}`;
}

function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host}:${port}`;
}
