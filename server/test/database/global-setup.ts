import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { identifyProcess } from '../../src/db/embedded/process-identity';
import { openDatabase } from '../../src/db/open-database';
import { sweepTestFolders } from '../test-folder';
import { makeEmbeddedTemplate } from './embedded-template';
import { findPostgresBinaries } from './find-postgres-binaries';
import { silentLogger } from './silent-logger';
import { type PostgresServer, startPostgres } from './start-postgres';
import { noteServer, sweepLeftovers, sweepOrphans } from './sweep-orphans';
import { type TestDatabases, urlFor } from './test-databases';

/** One Postgres and one embedded template for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  sweepOrphans();
  sweepLeftovers();
  sweepTestFolders();
  const [embeddedTemplate, postgres] = await Promise.all([makeEmbeddedTemplate(), makePostgres()]);
  if ('missing' in postgres.given) {
    process.stderr.write(`Tests on Postgres are skipped: ${postgres.given.missing}\n`);
  }
  project.provide('testDatabases', { embeddedTemplate, postgres: postgres.given });
  return postgres.stop;
}

interface MadePostgres {
  given: TestDatabases['postgres'];
  stop(): Promise<void>;
}

async function makePostgres(): Promise<MadePostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return makeTemplate(given, async () => {});
  const reasons: string[] = [];
  for (const binaries of findPostgresBinaries()) {
    let server: PostgresServer;
    try {
      server = await startPostgres(binaries);
    } catch (error) {
      reasons.push(`${binaries}: ${error instanceof Error ? error.message : 'unknown'}`);
      continue;
    }
    const noted = noteServer(identifyProcess(server.pid), server.folder);
    return makeTemplate(server.adminUrl, async () => {
      await server.stop();
      noted.forget();
    });
  }
  const missing = reasons.length > 0 ? reasons.join('; ') : 'no Postgres was found on this machine';
  return { given: { missing }, stop: async () => {} };
}

/** The owner is no superuser, as on a managed Postgres. */
async function makeTemplate(adminUrl: string, stop: () => Promise<void>): Promise<MadePostgres> {
  const suffix = randomBytes(4).toString('hex');
  const owner = `trayecto_owner_${suffix}`;
  const ownerPassword = randomBytes(8).toString('hex');
  const template = `trayecto_template_${suffix}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${ownerPassword}'`);
  await admin.query(`CREATE DATABASE ${template} OWNER ${owner}`);
  // Roles belong to the whole server: those of an earlier run have another owner.
  await admin.query(`DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'trayecto_app') THEN
      GRANT trayecto_app, trayecto_service TO ${owner};
    END IF;
  END $$`);
  await admin.end();
  const given = { adminUrl, owner, ownerPassword, template };
  const database = await openDatabase({
    databaseUrl: urlFor(given, template),
    dataDir: '',
    logger: silentLogger,
  });
  await database.close();
  return {
    given,
    async stop() {
      const cleaner = new pg.Client({ connectionString: adminUrl });
      await cleaner.connect();
      await cleaner.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
      await cleaner.query(`DROP ROLE IF EXISTS ${owner}`).catch(() => {});
      await cleaner.end();
      await stop();
    },
  };
}
