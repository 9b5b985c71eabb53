import { ensureBackupPolicies } from '../db/ensure-backup-policies';
import { inTurn } from '../db/migrate';
import type { SqlClient } from '../db/sql-client';
import type { FileStorage } from '../storage/file-storage';
import { BACKUP_FORMAT, type BackupLine, leftOut } from './backup-format';
import { type BackedUpTable, listTables, quoteName } from './list-tables';
import { seeEverything } from './owner-connection';

const ROWS_AT_ONCE = 200;

interface BackupOptions {
  /** Where the files are that rows speak of; without it they are left out. */
  readonly storage?: FileStorage;
  readonly secret?: string | undefined;
  readonly secretMark?: string | undefined;
  /** Also what is worth nothing elsewhere or later: for data that stays where it is. */
  readonly isEverything?: boolean;
}

/** All of one moment: rows as they were when it began, whatever is written meanwhile, and the files they speak of. */
export async function* writeBackup(
  client: SqlClient,
  { storage, secret, secretMark, isEverything = false }: BackupOptions,
): AsyncGenerator<BackupLine> {
  // A table that was made again since the server started has no such policy yet.
  await inTurn(client, () => ensureBackupPolicies(client));
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${seeEverything}`);
  const paths: string[] = [];
  let rows = 0;
  try {
    const { rows: applied } = await client.query<{ last: number }>(
      'SELECT coalesce(max(id), 0) AS last FROM public.schema_migrations',
    );
    yield {
      kind: 'trayecto-backup',
      format: BACKUP_FORMAT,
      schema: applied[0]?.last ?? 0,
      madeAt: new Date().toISOString(),
      ...(secret === undefined ? {} : { secret }),
      ...(secretMark === undefined ? {} : { secretMark }),
    };
    for (const table of await listTables(client)) {
      if (leftOut.has(table.name) && !isEverything) continue;
      for await (const row of readRows(client, table)) {
        rows += 1;
        const path = storage && findPath(table.name, row);
        if (path !== undefined) paths.push(path);
        yield { kind: 'row', table: table.name, row };
      }
    }
  } finally {
    await client.query('ROLLBACK');
  }
  let files = 0;
  for (const path of paths) {
    const bytes = await storage?.read(path);
    // Deleted for good since the moment the rows are of.
    if (!bytes) continue;
    files += 1;
    yield { kind: 'file', path, bytes: Buffer.from(bytes).toString('base64') };
  }
  yield { kind: 'end', rows, files };
}

async function* readRows(client: SqlClient, { name, columns, hasBytes }: BackedUpTable) {
  const count = hasBytes ? 1 : ROWS_AT_ONCE;
  const list = columns.map(quoteName).join(', ');
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM public.${quoteName(name)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `FETCH ${count} FROM backup_rows`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < count) break;
  }
  await client.query('CLOSE backup_rows');
}

function findPath(table: string, row: Record<string, unknown>): string | undefined {
  if (table === 'stored_files' && typeof row.path === 'string') return row.path;
  if (table === 'profiles' && row.avatar_url) return `avatars/${row.user_id ?? row.id}/avatar.jpg`;
  return undefined;
}
