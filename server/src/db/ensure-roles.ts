import { DatabaseStartError, findCode } from './errors';
import type { SqlClient } from './sql-client';

const roleNames = ['trayecto_app', 'trayecto_service'] as const;
const MOST_TRIES = 5;
/** Roles belong to the whole cluster: another database's start may be making the same ones this moment. */
const raceStates = new Set(['23505', '42710', 'XX000', '40P01']);

export async function ensureRoles(client: SqlClient): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(createAndGrant);
      break;
    } catch (error) {
      if (findCode(error) === '42501') throw explainMissingRight(error);
      if (tries === MOST_TRIES || !raceStates.has(findCode(error) ?? '')) throw error;
    }
  }
  await refuseUnsafeRoles(client);
}

/** A role that its maker may not take on (SET ROLE) is granted to it; before Postgres 16 membership meant that. */
const createAndGrant = `DO $$
DECLARE
  role_name text;
  privilege text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['${roleNames.join("', '")}'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOINHERIT', role_name);
    END IF;
    IF NOT pg_has_role(current_user, role_name, privilege) THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    END IF;
  END LOOP;
END $$`;

function explainMissingRight(error: unknown): DatabaseStartError {
  return new DatabaseStartError(
    `the database user of DATABASE_URL may neither create nor take on the roles ${roleNames.join(' and ')}. ` +
      'Let an administrator grant it CREATEROLE, or create both (NOLOGIN) and grant them to it.',
    { cause: error },
  );
}

async function refuseUnsafeRoles(client: SqlClient): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY($1) AND (rolsuper OR rolbypassrls)',
    [roleNames],
  );
  const [unsafe] = rows;
  if (unsafe) {
    throw new Error(
      `the database role ${unsafe.rolname} may bypass row-level security. Take that right away: ` +
        `ALTER ROLE ${unsafe.rolname} NOSUPERUSER NOBYPASSRLS`,
    );
  }
}
