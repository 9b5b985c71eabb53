import type { StorageSettings } from '../config';
import type { Database } from '../db';
import { createDatabaseStorage } from './database-storage';
import type { FileStorage } from './file-storage';
import { createFolderStorage } from './folder-storage';
import { createS3Storage } from './s3-storage';

export function openStorage(settings: StorageSettings, database: Database): FileStorage {
  switch (settings.kind) {
    case 'folder':
      return createFolderStorage(settings.root);
    case 'database':
      return createDatabaseStorage(database);
    case 's3':
      return createS3Storage(settings);
  }
}
