import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Command, CommandError } from '../commands/command';
import { openDatabaseBeside } from '../db';
import { createLogger } from '../logging/create-logger';
import { readKeptSecret } from '../secrets/load-secret';
import { openStorage } from '../storage/open-storage';
import { connectBeside } from './owner-connection';
import { writeBackup } from './write-backup';

/** Works while the server runs. The file appears under its name once it is whole. */
export const backup: Command = {
  usage: 'backup -- FILE',
  async run({ args, config, folder, say }) {
    const [name = `trayecto-${new Date().toISOString().slice(0, 10)}.backup.gz`] = args;
    const file = resolve(folder, name);
    const draft = `${file}.part`;
    const secret =
      config.secretKey === undefined ? await readKeptSecret(config.dataDir) : undefined;
    const database = await openDatabaseBeside({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      logger: createLogger('silent'),
    });
    const owner = await connectBeside(config);
    const counted = { rows: 0, files: 0 };
    try {
      const storage = openStorage(config.storage, database);
      const handle = await open(draft, 'wx', 0o600).catch((error: Error) => {
        throw new CommandError(`${draft} cannot be written: ${error.message}`);
      });
      try {
        await pipeline(
          Readable.from(
            (async function* () {
              for await (const line of writeBackup(owner.client, storage, secret)) {
                if (line.kind === 'end') Object.assign(counted, line);
                yield `${JSON.stringify(line)}\n`;
              }
            })(),
          ),
          createGzip(),
          handle.createWriteStream({ flush: true }),
        );
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await rename(draft, file);
    } finally {
      await owner.close();
      await database.close();
    }
    say(`${file}: ${counted.rows} rows and ${counted.files} files.`);
    say('It holds everything people entrusted to this server. Keep it where only you can read it.');
  },
};
