import type { ClientBase } from 'pg';
import { ensureBackupPolicies } from '../db/ensure-backup-policies';
import { inTurn } from '../db/migrate';
import type { FileStorage } from '../storage/file-storage';
import { BACKUP_FORMAT, type BackupLine } from './backup-format';
import { listTables, quoteName } from './list-tables';
import { seeEverything } from './owner-connection';

const ROWS_AT_ONCE = 200;

/** All of one moment: rows as they stood when it began, whatever is written meanwhile, and the files they speak of. */
export async function* writeBackup(
  client: ClientBase,
  storage: FileStorage,
  secret: string | undefined,
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
    };
    for (const { name, columns } of await listTables(client)) {
      for await (const row of readRows(client, name, columns)) {
        rows += 1;
        const path = findPath(name, row);
        if (path !== undefined) paths.push(path);
        yield { kind: 'row', table: name, row };
      }
    }
  } finally {
    await client.query('ROLLBACK');
  }
  let files = 0;
  for (const path of paths) {
    const bytes = await storage.read(path);
    // Deleted for good since the moment the rows are of.
    if (!bytes) continue;
    files += 1;
    yield { kind: 'file', path, bytes: Buffer.from(bytes).toString('base64') };
  }
  yield { kind: 'end', rows, files };
}

async function* readRows(client: ClientBase, table: string, columns: readonly string[]) {
  const list = columns.map(quoteName).join(', ');
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM public.${quoteName(table)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `FETCH ${ROWS_AT_ONCE} FROM backup_rows`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('CLOSE backup_rows');
}

function findPath(table: string, row: Record<string, unknown>): string | undefined {
  if (table === 'stored_files' && typeof row.path === 'string') return row.path;
  if (table === 'profiles' && row.avatar_url) return `avatars/${row.user_id ?? row.id}/avatar.jpg`;
  return undefined;
}
