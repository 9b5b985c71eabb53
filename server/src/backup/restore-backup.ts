import { CommandError } from '../commands/command';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import type { SqlClient } from '../db/sql-client';
import { type BackupLine, backupLine, leftOut } from './backup-format';
import { type BackedUpTable, listTables, quoteName } from './list-tables';
import { seeEverything } from './owner-connection';

interface Restored {
  readonly rows: number;
  readonly files: number;
  readonly madeAt: string;
  readonly secret: string | undefined;
  readonly secretMark: string | undefined;
}

export type PutFile = (path: string, bytes: Uint8Array) => Promise<void>;

interface RestoreOptions {
  readonly putFile: PutFile;
  /** Also what the backup of a whole folder holds and is worth nothing elsewhere or later. */
  readonly isEverything?: boolean;
}

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4_000_000;

/** Into an empty database, all or nothing; files are put before the rows that speak of them are there for good. */
export async function restoreBackup(
  client: SqlClient,
  lines: AsyncIterable<string>,
  { putFile, isEverything = false }: RestoreOptions,
): Promise<Restored> {
  const parts = readParts(lines);
  const { value: head } = await parts.next();
  if (head?.kind !== 'trayecto-backup') throw new CommandError('This is no backup of Trayecto.');
  const newest = migrations.at(-1)?.id ?? 0;
  if (head.schema > newest) {
    throw new CommandError(
      'This backup was made by a newer version of Trayecto. Install that version and restore it there.',
    );
  }
  await migrate(
    client,
    migrations.filter(({ id }) => id <= head.schema),
  );
  const counted = { rows: 0, files: 0 };
  let isWhole = false;
  await client.query(`BEGIN; ${seeEverything}`);
  try {
    await requireEmpty(client);
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
    let batch: { table: BackedUpTable; rows: string[]; characters: number } | undefined;
    const begun = new Set<string>();
    const flush = async () => {
      if (batch) {
        // Settings that a migration puts there give way to those of the backup.
        if (!begun.has(batch.table.name)) await emptyTable(client, batch.table);
        begun.add(batch.table.name);
        await insertRows(client, batch.table, batch.rows);
      }
      batch = undefined;
    };
    const isFull = () =>
      batch && (batch.rows.length >= ROWS_AT_ONCE || batch.characters >= CHARACTERS_AT_ONCE);
    for await (const part of parts) {
      if (part.kind === 'row') {
        const table = tables.get(part.table);
        if (!table)
          throw new CommandError(`This backup has a table that is not known: ${part.table}.`);
        counted.rows += 1;
        if (leftOut.has(part.table) && !isEverything) continue;
        if (batch?.table !== table || isFull()) await flush();
        batch ??= { table, rows: [], characters: 0 };
        const row = JSON.stringify(part.row);
        batch.rows.push(row);
        batch.characters += row.length;
      } else if (part.kind === 'file') {
        await putFile(part.path, Buffer.from(part.bytes, 'base64'));
        counted.files += 1;
      } else if (part.kind === 'end') {
        isWhole = part.rows === counted.rows && part.files === counted.files;
      }
    }
    await flush();
    if (!isWhole)
      throw new CommandError('This backup is cut: its end is missing. Nothing was restored.');
    await moveSequences(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  await migrate(client);
  const { madeAt, secret, secretMark } = head;
  return { ...counted, madeAt, secret, secretMark };
}

async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  for await (const line of lines) {
    if (line === '') continue;
    yield parsePart(line);
  }
}

function parsePart(line: string): BackupLine {
  try {
    return backupLine.parse(JSON.parse(line));
  } catch {
    throw new CommandError(
      'This is no backup of Trayecto, or it is damaged. Nothing was restored.',
    );
  }
}

async function requireEmpty(client: SqlClient): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM public.users) AS used',
  );
  if (rows[0]?.used !== false) {
    throw new CommandError(
      'There are accounts in this database already. Restore into an empty one: another DATA_DIR, or a new database.',
    );
  }
}

async function emptyTable(client: SqlClient, { name }: BackedUpTable): Promise<void> {
  await client.query(`DELETE FROM public.${quoteName(name)}`);
}

async function insertRows(
  client: SqlClient,
  { name, columns }: BackedUpTable,
  rows: readonly string[],
): Promise<void> {
  const list = columns.map(quoteName).join(', ');
  const table = `public.${quoteName(name)}`;
  await client.query(
    `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [`[${rows.join()}]`],
  );
}

/** Rows came with the numbers they had: the next new one follows the highest. */
async function moveSequences(client: SqlClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `SELECT pg_get_serial_sequence(c.oid::regclass::text, a.attname) AS sequence,
            c.oid::regclass::text AS table, quote_ident(a.attname) AS column
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND a.attidentity <> ''`,
  );
  for (const { sequence, table, column } of rows) {
    await client.query(
      `SELECT setval('${sequence}', coalesce((SELECT max(${column}) FROM ${table}), 0) + 1, false)`,
    );
  }
}
