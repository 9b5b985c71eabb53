import { resolve } from 'node:path';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Command } from '../commands/command';
import { openDatabaseBeside } from '../db';
import { createLogger } from '../logging/create-logger';
import { loadAtRestKey } from '../secrets/at-rest';
import { markSecret, readKeptSecret, secretPath } from '../secrets/load-secret';
import { openStorage } from '../storage/open-storage';
import { today } from '../today';
import { saveBackup } from './backup-file';
import { connectBeside } from './owner-connection';
import { writeBackup } from './write-backup';

/** Works while the server runs. The file appears under its name once it is whole. */
export const backup: Command = {
  usage: 'backup -- FILE',
  async run({ args, config, folder, say }) {
    const [name = `trayecto-${today()}.backup.gz`] = args;
    const file = resolve(folder, name);
    const kept = config.secretKey === undefined ? await readKeptSecret(config.dataDir) : undefined;
    const secret = config.secretKey ?? kept;
    const { atRestKeyFile } = config;
    const atRest = atRestKeyFile === undefined ? undefined : await loadAtRestKey(atRestKeyFile);
    const database = await openDatabaseBeside({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      logger: createLogger('silent'),
    });
    const owner = await connectBeside(config);
    try {
      const storage = openStorage(config.storage, database, atRest);
      const lines = writeBackup(owner.client, {
        storage,
        // In the clear it would open what the rows beside it keep sealed.
        secret: atRest && kept,
        secretMark: secret && markSecret(secret),
      });
      const counted = await saveBackup(file, lines, atRest);
      await database.asService((tx) =>
        recordAuditEvent(tx, 'backup_made', null, {
          rows: String(counted.rows),
          files: String(counted.files),
          encrypted: atRest ? 'yes' : 'no',
        }),
      );
      say(`${file}: ${counted.rows} rows and ${counted.files} files.`);
      say(
        atRest
          ? 'It is encrypted. Keep the key of ENCRYPTION_KEY_FILE somewhere else: without it, nobody can restore this.'
          : 'It holds everything people entrusted to this server. Keep it where only you can read it.',
      );
      if (kept !== undefined && !atRest) say(describeLeftOut(config.dataDir));
    } finally {
      await owner.close();
      await database.close();
    }
  },
};

function describeLeftOut(dataDir: string): string {
  return `The server’s secret isn’t in it. Keep a copy of ${secretPath(dataDir)} somewhere else: codes of authenticator apps and people’s model keys need it.`;
}
