import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../test/database';
import { addPerson } from '../../../test/database/add-person';
import { findPostgresBinaries } from '../../../test/database/find-postgres-binaries';
import { silentLogger } from '../../../test/database/silent-logger';
import { type PostgresServer, startPostgres } from '../../../test/database/start-postgres';
import {
  type Database,
  DatabaseStartError,
  DatabaseUnavailableError,
  openDatabase,
} from '../index';

const [binaries] = findPostgresBinaries();

describe.skipIf(!binaries)(
  `a Postgres server that goes away${binaries ? '' : ' (no Postgres on this machine)'}`,
  () => {
    let server: PostgresServer;
    let database: Database;

    beforeAll(async () => {
      server = await startPostgres(binaries ?? '');
      database = await openDatabase({
        databaseUrl: server.adminUrl,
        dataDir: '',
        logger: silentLogger,
      });
    });
    afterAll(async () => {
      await database?.close();
      await server?.stop();
    });

    it('refuses work in hand and new work, and goes on by itself when the server is back', async () => {
      await Promise.all([1, 2, 3].map(() => addPerson(database)));
      const inHand = database.asService((tx) => tx.execute(sql`select pg_sleep(20)`));
      const outcome = inHand.catch((error: unknown) => error);
      await sleep(200);
      await server.crash();
      expect(await outcome).toBeInstanceOf(DatabaseUnavailableError);
      await expect(addPerson(database)).rejects.toBeInstanceOf(DatabaseUnavailableError);
      await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);

      await server.resume();
      await database.ping();
      await addPerson(database);
    });

    it('whose connections an administrator ends costs at most the work in hand', async () => {
      const admin = new pg.Client({ connectionString: server.adminUrl });
      await admin.connect();
      const end = () =>
        admin.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $1',
          ['client backend'],
        );
      const inHand = database.asService(async (tx) => {
        await end();
        return tx.execute(sql`select 1`);
      });
      await expect(inHand).rejects.toBeInstanceOf(DatabaseUnavailableError);
      await end();
      await sleep(100);
      await addPerson(database);
      await admin.end();
    });

    it('is waited for at the start', async () => {
      await server.crash();
      const opening = openDatabase({
        databaseUrl: server.adminUrl,
        dataDir: '',
        logger: silentLogger,
        startPatienceMs: 30_000,
      });
      await sleep(300);
      await server.resume();
      await (await opening).close();
    });
  },
);

describeOnPostgres('a DATABASE_URL that is wrong', (context) => {
  const secret = 's3cr3t-canary';
  const explain = async (change: (url: URL) => void, patienceMs = 300) => {
    const place = await context.openFresh();
    const url = new URL(place.databaseUrl ?? '');
    url.password = secret;
    change(url);
    const refused = await openDatabase({
      databaseUrl: url.href,
      dataDir: place.dataDir,
      logger: silentLogger,
      startPatienceMs: patienceMs,
    }).catch((error: unknown) => error);
    await place.cleanup();
    expect(refused).toBeInstanceOf(DatabaseStartError);
    const told = `${refused} ${JSON.stringify(refused)} ${refused instanceof Error ? refused.stack : ''}`;
    expect(told).not.toContain(secret);
    return String(refused);
  };

  it('is explained without its password', async () => {
    expect(await explain(() => {})).toContain('refuses this user or password');
    expect(
      await explain((url) => {
        url.port = '9';
      }),
    ).toContain('127.0.0.1:9) could not be opened: nothing listens there');
    expect(
      await explain((url) => {
        url.hostname = 'nowhere.invalid';
      }),
    ).toContain('no machine of this name');
  });

  it('without the right to its roles says what to grant', async () => {
    const place = await context.openEmpty();
    await context.queryAsOwner(
      place,
      `DROP ROLE IF EXISTS trayecto_weak; CREATE ROLE trayecto_weak LOGIN PASSWORD '${secret}'`,
    );
    const url = new URL(place.databaseUrl ?? '');
    url.username = 'trayecto_weak';
    url.password = secret;
    const opening = openDatabase({
      databaseUrl: url.href,
      dataDir: place.dataDir,
      logger: silentLogger,
    });
    await expect(opening).rejects.toThrow(/trayecto_app and trayecto_service/);
    await context.queryAsOwner(place, 'DROP ROLE trayecto_weak');
    await place.cleanup();
  });
});
