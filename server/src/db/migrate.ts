import { createHash } from 'node:crypto';
import { ensureBackupPolicies } from './ensure-backup-policies';
import { ensureRoles } from './ensure-roles';
import { NewerSchemaError } from './errors';
import { migrations as allMigrations, type Migration } from './migrations';
import type { SqlClient } from './sql-client';

/** Held through each step, so that several processes starting at once take turns. Any fixed number does. */
const LOCK_KEY = 4_271_983_001;
const LOCK_WAIT_SECONDS = 60;

/** Migrates the database to this version; each step commits with its own record, so a kill loses at most one. */
export async function migrate(
  client: SqlClient,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await ensureRoles(client);
  let isDone = false;
  while (!isDone) {
    isDone = await inTurn(client, () => applyNext(client, migrations));
  }
  await inTurn(client, () => ensureBackupPolicies(client));
}

/** In a transaction that no other process that migrates runs beside. */
export async function inTurn<T>(client: SqlClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${LOCK_WAIT_SECONDS}s';
       SET LOCAL search_path = public;
       SELECT pg_advisory_xact_lock(${LOCK_KEY});`,
    );
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function applyNext(client: SqlClient, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await readApplied(client);
  refuseForeignHistory(applied, migrations);
  const next = migrations.find(({ id }) => !applied.some((row) => row.id === id));
  if (!next) return true;
  await client.query(next.sql);
  await client.query(
    'INSERT INTO public.schema_migrations (id, name, checksum) VALUES ($1, $2, $3)',
    [next.id, next.name, checksumOf(next)],
  );
  return false;
}

interface AppliedMigration {
  id: number;
  name: string;
  checksum: string;
}

async function readApplied(client: SqlClient): Promise<AppliedMigration[]> {
  const known = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS exists",
  );
  if (known.rows[0]?.exists !== true) {
    await client.query(`CREATE TABLE public.schema_migrations (
      id integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    return [];
  }
  const { rows } = await client.query<AppliedMigration>(
    'SELECT id, name, checksum FROM public.schema_migrations ORDER BY id',
  );
  return rows;
}

function refuseForeignHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const row of applied) {
    const own = migrations.find(({ id }) => id === row.id);
    if (!own) {
      throw new NewerSchemaError(
        `the database was changed by a newer version of Trayecto (migration ${row.id}, ${row.name}). ` +
          'Start that version, or restore a backup made before it.',
      );
    }
    if (checksumOf(own) !== row.checksum) {
      throw new Error(
        `migration ${row.id} (${row.name}) of the database differs from the one in this version of Trayecto`,
      );
    }
  }
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
