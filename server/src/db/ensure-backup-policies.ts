import type { SqlClient } from './sql-client';

/**
 * Row-level security binds the tables' owner too. A backup is the one thing that has to see every row: a session that
 * says so may, and no request of the app ever does.
 */
export const BACKUP_SETTING = 'app.backup';

export async function ensureBackupPolicies(client: SqlClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relforcerowsecurity
       AND NOT EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'backup')`,
  );
  const allowed = `current_setting('${BACKUP_SETTING}', true) = 'on'`;
  for (const { name } of rows) {
    await client.query(
      `CREATE POLICY backup ON ${name} TO CURRENT_USER USING (${allowed}) WITH CHECK (${allowed})`,
    );
  }
}
