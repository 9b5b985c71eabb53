import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { type Command, CommandError } from '../commands/command';
import type { StorageSettings } from '../config';
import { type AtRestKey, loadAtRestKey, seal } from '../secrets/at-rest';
import { keepSecret, markSecret, readKeptSecret, secretPath } from '../secrets/load-secret';
import { requireStoragePath } from '../storage/file-storage';
import { createFolderStorage } from '../storage/folder-storage';
import { createS3Storage } from '../storage/s3-storage';
import { readBackupLines } from './backup-file';
import { connectAlone } from './owner-connection';
import { type PutFile, restoreBackup } from './restore-backup';

export const restore: Command = {
  usage: 'restore -- FILE',
  async run({ args: [name], config, folder, say }) {
    if (name === undefined) throw new CommandError('Which file? npm run restore -- FILE');
    const file = resolve(folder, name);
    await access(file).catch(() => {
      throw new CommandError(`${file} cannot be read.`);
    });
    const { atRestKeyFile } = config;
    const atRest = atRestKeyFile === undefined ? undefined : await loadAtRestKey(atRestKeyFile);
    const owner = await connectAlone(config);
    try {
      const putFile = sealed(choosePlace(config.storage, owner.client), atRest);
      const lines = readBackupLines(file, atRest);
      const restored = await restoreBackup(owner.client, lines, { putFile });
      if (restored.secret !== undefined && config.secretKey === undefined)
        await keepSecret(config.dataDir, restored.secret);
      say(`Restored: ${restored.rows} rows and ${restored.files} files, as of ${restored.madeAt}.`);
      say('Everybody has to sign in again.');
      const secret = config.secretKey ?? (await readKeptSecret(config.dataDir));
      const isKnown = secret !== undefined && markSecret(secret) === restored.secretMark;
      if (restored.secretMark !== undefined && !isKnown) say(describeLost(config.dataDir));
    } finally {
      await owner.close();
    }
  },
};

/** Files come back sealed with the key of this place, whatever they were before. */
function sealed(put: PutFile, atRest: AtRestKey | undefined): PutFile {
  if (!atRest) return put;
  const key = atRest.derive('files');
  return (path, bytes) => put(path, seal(key, path, bytes));
}

/** The rows are on their way in one transaction: files that are kept in the database travel in the same. */
function choosePlace(settings: StorageSettings, client: ClientBase): PutFile {
  switch (settings.kind) {
    case 'folder':
      return createFolderStorage(settings.root).replace;
    case 's3':
      return createS3Storage(settings).replace;
    case 'database':
      return async (path, bytes) => {
        await client.query(
          `INSERT INTO file_contents (path, bytes) VALUES ($1, $2)
           ON CONFLICT (path) DO UPDATE SET bytes = excluded.bytes`,
          [requireStoragePath(path), bytes],
        );
      };
  }
}

function describeLost(dataDir: string): string {
  return (
    `The server’s secret is not the one of this backup. Before you start, copy the old one to ${secretPath(dataDir)} or set it as SECRET_KEY. ` +
    'Without it, codes of authenticator apps are not taken (recovery codes and passkeys are), and people enter their model keys again.'
  );
}
