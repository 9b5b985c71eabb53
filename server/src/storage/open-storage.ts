import type { StorageSettings } from '../config';
import type { Database } from '../db';
import type { AtRestKey } from '../secrets/at-rest';
import { createDatabaseStorage } from './database-storage';
import type { FileStorage } from './file-storage';
import { createFolderStorage } from './folder-storage';
import { createS3Storage } from './s3-storage';
import { createSealedStorage, createUnsealedStorage } from './sealed-storage';

/** With a key, what is stored is sealed. */
export function openStorage(
  settings: StorageSettings,
  database: Database,
  atRest?: AtRestKey | undefined,
): FileStorage {
  const plain = openPlainStorage(settings, database);
  return atRest ? createSealedStorage(plain, atRest) : createUnsealedStorage(plain);
}

function openPlainStorage(settings: StorageSettings, database: Database): FileStorage {
  switch (settings.kind) {
    case 'folder':
      return createFolderStorage(settings.root);
    case 'database':
      return createDatabaseStorage(database);
    case 's3':
      return createS3Storage(settings);
  }
}
