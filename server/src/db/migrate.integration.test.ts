import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DatabaseContext,
  describeOnEachDatabase,
  describeOnPostgres,
  type TestPlace,
} from '../../test/database';
import { bundleChild } from '../../test/database/run-child';
import { silentLogger } from '../../test/database/silent-logger';
import { NewerSchemaError, openDatabase } from './index';
import { migrate } from './migrate';
import { type Migration, migrations } from './migrations';

const extra: Migration = {
  id: migrations.length + 1,
  name: 'extra',
  sql: 'CREATE TABLE extra (id integer); INSERT INTO extra VALUES (1)',
};

describe('the list of migrations', () => {
  it('is numbered without gaps', () => {
    expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, index) => index + 1));
  });
});

describeOnEachDatabase('migrations', (context) => {
  const places: TestPlace[] = [];
  let children: Awaited<ReturnType<typeof bundleChild>>;

  beforeAll(async () => {
    children = await bundleChild(new URL('../../test/database/database-child.ts', import.meta.url));
  });
  afterAll(async () => {
    children?.remove();
    await Promise.all(places.map((place) => place.cleanup()));
  });

  async function fresh(): Promise<TestPlace> {
    const place = await context.openFresh();
    places.push(place);
    return place;
  }
  const open = (place: TestPlace, list?: readonly Migration[]) =>
    openDatabase({ ...place, logger: silentLogger, migrations: list });

  it('run once each, not again at the next start, and not under an older version', async () => {
    const place = await fresh();
    const list = [...migrations, extra];
    const start = async () => {
      const database = await open(place, list);
      expect(await readApplied(context, place)).toEqual(list.map(({ id }) => id));
      expect(await context.queryAsOwner(place, 'SELECT id FROM extra')).toEqual([{ id: 1 }]);
      await database.close();
    };
    await start();
    const refused = await open(place).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewerSchemaError);
    expect(String(refused)).toContain(`newer version of Trayecto (migration ${extra.id}, extra)`);
    await start();
  });

  it('cut by kill -9 start again from where they were', { tags: ['long'] }, async () => {
    const place = await fresh();
    const child = children.start({ task: 'migrate', ...place });
    expect(await child.next()).toBe('migrating');
    await child.kill();
    const database = await open(place, [...migrations, extra]);
    const left = await context.queryAsOwner(
      place,
      "SELECT to_regclass('half_done')::text AS half_done, count(*)::int AS extra FROM extra",
    );
    expect(left).toEqual([{ half_done: null, extra: 1 }]);
    await database.close();
  });
});

/** Plain SQL that both kinds run alike: here on the one that is quicker to make. */
describeOnPostgres('migrations that meet trouble', (context) => {
  const places: TestPlace[] = [];

  afterAll(async () => {
    await Promise.all(places.map((place) => place.cleanup()));
  });

  async function fresh(): Promise<TestPlace> {
    const place = await context.openFresh();
    places.push(place);
    return place;
  }
  const open = (place: TestPlace, list?: readonly Migration[]) =>
    openDatabase({ ...place, logger: silentLogger, migrations: list });

  it('that were changed after they ran are refused', async () => {
    const place = await fresh();
    const changed = migrations.map((one) => (one.id === 2 ? { ...one, sql: '-- changed' } : one));
    await expect(open(place, changed)).rejects.toThrow('migration 2');
  });

  it('that fail leave nothing behind', async () => {
    const place = await fresh();
    const broken = { ...extra, sql: `${extra.sql}; SELECT 1 / 0` };
    await expect(open(place, [...migrations, broken])).rejects.toMatchObject({ code: '22012' });
    const database = await open(place, [...migrations, extra]);
    expect(await context.queryAsOwner(place, 'SELECT id FROM extra')).toEqual([{ id: 1 }]);
    await database.close();
  });

  it('by four at a time run once', async () => {
    const place = await context.openBlank();
    places.push(place);
    const opened = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    expect(await readApplied(context, place)).toEqual(migrations.map(({ id }) => id));
    await Promise.all(opened.map((database) => database.close()));
  });

  it('of two databases of one server do not disturb each other', async () => {
    const empty = await Promise.all([1, 2, 3].map(() => context.openBlank()));
    places.push(...empty);
    const opened = await Promise.all(empty.map((place) => open(place)));
    for (const database of opened) await database.close();
  });

  it('cut off at any statement go on at the next start', { tags: ['long'] }, async () => {
    for (let cutAt = 1, isWhole = false; !isWhole; cutAt += 5) {
      const place = await context.openBlank();
      isWhole = await migrateUntil(place, cutAt);
      await (await open(place)).close();
      expect(await readApplied(context, place)).toEqual(migrations.map(({ id }) => id));
      await place.cleanup();
    }
  });
});

/** Cuts the connection as the nth statement leaves; true when there were fewer. */
async function migrateUntil(place: TestPlace, cutAt: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  let sent = 0;
  const query = (...parameters: Parameters<pg.Client['query']>) => {
    sent += 1;
    const answer: unknown = client.query(...parameters);
    if (sent === cutAt) Reflect.get(client, 'connection').stream.destroy();
    return answer;
  };
  const cutting: pg.Client = Object.create(client, { query: { value: query } });
  try {
    await migrate(cutting);
  } catch {
    // Cut off.
  } finally {
    await client.end().catch(() => {});
  }
  return sent < cutAt;
}

async function readApplied(context: DatabaseContext, place: TestPlace): Promise<number[]> {
  const rows = await context.queryAsOwner(place, 'SELECT id FROM schema_migrations ORDER BY id');
  return rows.map(({ id }) => id);
}
