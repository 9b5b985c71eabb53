import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { findSocketFolder, SOCKET_PORT } from '../../src/db/embedded/socket-folder';
import { copyFolder, makeTestFolder } from '../test-folder';
import { keepEngineCompiled, makeBlankCluster } from './embedded-template';
import { type PostgresForTests, urlFor } from './test-databases';

/** Where a server under test keeps its data: hand both to its settings. */
export interface TestPlace {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  cleanup(): Promise<void>;
}

export interface DatabaseContext {
  readonly kind: 'embedded' | 'postgres';
  /** A migrated database of its own that nobody has opened yet. */
  openFresh(): Promise<TestPlace>;
  /** Nothing in it yet: neither cluster nor tables. Making the embedded cluster takes seconds. */
  openEmpty(): Promise<TestPlace>;
  /** Without tables. */
  openBlank(): Promise<TestPlace>;
  /** Past all row-level security; on the embedded kind only while a server has the place open. */
  queryAsOwner(
    place: TestPlace,
    statement: string,
    parameters?: unknown[],
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  ): Promise<any[]>;
}

type Define = (context: DatabaseContext) => void;

/** Runs the same tests on the embedded database and on a real Postgres. */
export function describeOnEachDatabase(name: string, define: Define): void {
  describeOnEmbedded(`${name} (embedded)`, define);
  describeOnPostgres(`${name} (postgres)`, define);
}

/**
 * For work that asks the database for nothing of its own: what it reads and stores is tried on both elsewhere. On Postgres,
 * which starts sooner, where one can be had; the other round is left for npm run test:all.
 */
export function describeOnOneDatabase(name: string, define: Define): void {
  const isEmbeddedLong = !('missing' in findMade().postgres);
  describeOnEmbedded(`${name} (embedded)`, define, isEmbeddedLong ? ['long'] : []);
  describeOnPostgres(`${name} (postgres)`, define);
}

export function describeOnEmbedded(name: string, define: Define, tags: 'long'[] = []): void {
  describe(name, { tags }, () => define(embeddedContext(findMade().embeddedTemplate)));
}

/** Where no Postgres can be had the tests are skipped, and their name says why. */
export function describeOnPostgres(name: string, define: Define): void {
  const { postgres } = findMade();
  if ('missing' in postgres) {
    const nowhere = { adminUrl: '', owner: '', ownerPassword: '', template: '' };
    describe.skip(`${name}: ${postgres.missing}`, () => define(postgresContext(nowhere)));
  } else {
    describe(name, () => define(postgresContext(postgres)));
  }
}

function findMade() {
  const made = inject('testDatabases');
  if (!made) throw new Error('the test settings lack the globalSetup of server/test/database');
  return made;
}

function embeddedContext(template: string): DatabaseContext {
  const openEmpty = async () => {
    await keepEngineCompiled();
    const dataDir = makeTestFolder('test');
    return { dataDir, cleanup: () => rm(dataDir, { recursive: true, force: true }) };
  };
  return {
    kind: 'embedded',
    openEmpty,
    async openBlank() {
      const place = await openEmpty();
      copyFolder(await makeBlankCluster(), place.dataDir);
      return place;
    },
    async openFresh() {
      const place = await openEmpty();
      copyFolder(template, place.dataDir);
      return place;
    },
    async queryAsOwner(place, statement, parameters) {
      const host = await findSocketFolder(place.dataDir);
      if (!host) throw new Error('no server has this place open');
      return queryOnce(
        { host, port: SOCKET_PORT, user: 'postgres', database: 'postgres' },
        statement,
        parameters,
      );
    },
  };
}

function postgresContext(postgres: PostgresForTests): DatabaseContext {
  const asAdmin = (database: string | undefined, statement: string, parameters?: unknown[]) => {
    const url = new URL(postgres.adminUrl);
    if (database) url.pathname = `/${database}`;
    return queryOnce({ connectionString: url.href }, statement, parameters);
  };
  const open = async (template: string) => {
    const name = `trayecto_${randomBytes(6).toString('hex')}`;
    await asAdmin(
      undefined,
      `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${postgres.owner}`,
    );
    const dataDir = makeTestFolder('test');
    return {
      dataDir,
      databaseUrl: urlFor(postgres, name),
      async cleanup() {
        await asAdmin(undefined, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  };
  return {
    kind: 'postgres',
    openEmpty: () => open('template1'),
    openBlank: () => open('template1'),
    openFresh: () => open(postgres.template),
    queryAsOwner: (place, statement, parameters) =>
      asAdmin(new URL(place.databaseUrl ?? '').pathname.slice(1), statement, parameters),
  };
}

async function queryOnce(
  connection: pg.ClientConfig,
  statement: string,
  parameters: unknown[] | undefined,
) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if (!parameters) return (await client.query(statement)).rows;
    // Connections of the embedded database share one session: outside a transaction their messages may mix.
    await client.query('BEGIN');
    const { rows } = await client.query(statement, parameters);
    await client.query('COMMIT');
    return rows;
  } finally {
    await client.end();
  }
}
