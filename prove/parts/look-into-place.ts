import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sweepAccounts } from '../../server/src/accounts/remove-account';
import { openDatabaseBeside } from '../../server/src/db/open-database';
import { createFolderStorage } from '../../server/src/storage/folder-storage';
import { sweepFiles } from '../../server/src/storage/sweep-files';
import type { DatabaseContext, TestPlace } from '../../server/test/database';
import { silentLogger } from '../../server/test/database/silent-logger';

export function settingsFor(place: TestPlace): Record<string, string> {
  return {
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
}

/** The hourly sweep, with everything old enough for it; a server runs on the place. */
export async function sweepAsADayLater(context: DatabaseContext, place: TestPlace): Promise<void> {
  await context.queryAsOwner(
    place,
    `update stored_files set created_at = created_at - interval '2 days'`,
  );
  const root = join(place.dataDir, 'files');
  const aDayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const path of listFiles(root)) utimesSync(join(root, path), aDayAgo, aDayAgo);
  const database = await openDatabaseBeside({ ...place, logger: silentLogger });
  const storage = createFolderStorage(root);
  await sweepAccounts(database, storage);
  await sweepFiles(database, storage);
  await database.close();
}

export function listFiles(root: string): string[] {
  return readAll(root)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Files and folders, empty ones too: a folder can name a person. */
export function listNames(root: string): string[] {
  return readAll(root).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

const readAll = (root: string) => readdirSync(root, { recursive: true, withFileTypes: true });

/** Every row of every table as text; the log of what happened by itself, since it outlives whom it happened to. */
export async function dumpTables(
  context: DatabaseContext,
  place: TestPlace,
): Promise<{ rows: string; audit: string }> {
  const tables = await context.queryAsOwner(
    place,
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const dumped = { rows: '', audit: '' };
  for (const { name } of tables) {
    const rows = await context.queryAsOwner(place, `select t::text as line from ${name} t`);
    const text = rows.map((row) => String(row.line)).join('\n');
    dumped[name === 'audit_events' ? 'audit' : 'rows'] += `${text}\n`;
  }
  return dumped;
}
