import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { findCode } from './errors';
import { type Database, openDatabase, savedJobs } from './index';

describeOnEachDatabase('the procedures', (context) => {
  let place: TestPlace;
  let database: Database;
  let ana: string;
  let bruno: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    ana = await addPerson(database);
    bruno = await addPerson(database);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const saveJob = (person: string, title: string) =>
    database.asUser(person, (tx) => tx.insert(savedJobs).values({ userId: person, title }));
  const listTables = async (): Promise<Record<string, unknown>> => {
    const { rows } = await database.asUser(ana, (tx) =>
      tx.execute<{ table_name: string; row_count: number }>(sql`select * from list_tables()`),
    );
    return Object.fromEntries(rows.map((row) => [row.table_name, row.row_count]));
  };

  it('list_tables counts the rows of everybody and shows no inner table', async () => {
    await saveJob(ana, 'Analyst');
    await saveJob(bruno, 'Nurse');
    expect(await listTables()).toEqual({
      cv_versions: 0,
      cvs: 0,
      parsed_cvs: 0,
      profiles: 2,
      saved_jobs: 2,
      storage_file_paths: 0,
    });
  });

  it('the right to count ends with list_tables', async () => {
    const rows = await database.asUser(ana, async (tx) => {
      await tx.execute(sql`select * from list_tables()`);
      return tx.select().from(savedJobs);
    });
    expect(rows.map(({ userId }) => userId)).toEqual([ana]);
  });

  it('the same job is saved once', async () => {
    await saveJob(ana, 'Twice');
    expect(await saveJob(ana, 'Twice').catch(findCode)).toBe('23505');
    await saveJob(bruno, 'Twice');
  });

  it('create_saved_jobs_table makes the table again with all that guards it, and leaves a present one alone', async () => {
    const create = () =>
      database.asUser(ana, (tx) => tx.execute(sql`select create_saved_jobs_table()`));
    const describeTable = () =>
      context.queryAsOwner(
        place,
        `SELECT relrowsecurity, relforcerowsecurity, relacl::text,
                (SELECT array_agg(policyname || qual ORDER BY policyname) FROM pg_policies WHERE tablename = 'saved_jobs' AND policyname <> 'backup') AS policies,
                (SELECT array_agg(indexdef ORDER BY indexdef) FROM pg_indexes WHERE tablename = 'saved_jobs') AS indexes
           FROM pg_class WHERE oid = 'public.saved_jobs'::regclass`,
      );
    const before = await describeTable();
    await create();
    expect((await listTables()).saved_jobs).toBeGreaterThan(0);

    await context.queryAsOwner(place, 'DROP TABLE saved_jobs');
    expect(await saveJob(ana, 'Gone').catch(findCode)).toBe('42P01');
    expect(await listTables()).not.toHaveProperty('saved_jobs');

    await Promise.all([create(), create(), create()]);
    expect(await describeTable()).toEqual(before);
    await saveJob(ana, 'Analyst');
    await saveJob(bruno, 'Nurse');
    const seen = await database.asUser(ana, (tx) => tx.select().from(savedJobs));
    expect(seen.map(({ title }) => title)).toEqual(['Analyst']);
  });
});
