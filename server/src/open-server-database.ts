import type { Config } from './config';
import { type Database, openDatabase } from './db/open-database';
import type { Logger } from './logging/create-logger';

/** Begins to open it. A failure counts when someone waits for the database, not before. */
export function openServerDatabase(
  config: Config,
  logger: Logger,
  onLost: ((error: Error) => void) | undefined,
): Promise<Database> {
  const opening = openDatabase({
    databaseUrl: config.databaseUrl,
    storageQuotaBytes: config.storageQuotaBytes,
    dataDir: config.dataDir,
    logger,
    onLost,
  });
  opening.catch(() => {});
  return opening;
}
