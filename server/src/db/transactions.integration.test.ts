import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { findCode } from './errors';
import { type Database, DatabaseUnavailableError, openDatabase, profiles, type Tx } from './index';

describeOnEachDatabase('transactions', (context) => {
  let place: TestPlace;
  let database: Database;
  let ana: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({
      ...place,
      poolSize: 2,
      longestTransactionMs: 1_500,
      logger: silentLogger,
    });
    ana = await addPerson(database);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const setBio = (tx: Tx, bio: string) =>
    tx.update(profiles).set({ bio }).where(eq(profiles.id, ana));
  const readBio = async () =>
    (await database.asUser(ana, (tx) => tx.select().from(profiles)))[0]?.bio;

  it('says which kind it is', () => {
    expect(database.kind).toBe(context.kind);
  });

  it('waits for the disk unless it may lose what it writes, and then no longer than that', async () => {
    const ask = async (manner?: { mayBeLost: boolean }) => {
      const show = sql`select current_setting('synchronous_commit') as waits`;
      return (await database.asService((tx) => tx.execute<{ waits: string }>(show), manner))
        .rows[0];
    };
    expect(await ask({ mayBeLost: true })).toEqual({ waits: 'off' });
    expect([await ask(), await ask({ mayBeLost: false })]).toEqual([
      { waits: 'on' },
      { waits: 'on' },
    ]);
  });

  it('takes everything back when the work fails, and hands its error on', async () => {
    await database.asUser(ana, (tx) => setBio(tx, 'kept'));
    const refusal = new Error('no');
    const work = database.asUser(ana, async (tx) => {
      await setBio(tx, 'lost');
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await readBio()).toBe('kept');
  });

  it('rejects when a failed statement was swallowed, since nothing can have been kept', async () => {
    const work = database.asUser(ana, async (tx) => {
      await setBio(tx, 'lost');
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await readBio()).toBe('kept');
  });

  it('rejects when the commit itself fails', async () => {
    await context.queryAsOwner(
      place,
      `CREATE FUNCTION refuse_late() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'late' USING ERRCODE = 'P0042'; END $$;
       CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON profiles DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION refuse_late();`,
    );
    expect(await database.asUser(ana, (tx) => setBio(tx, 'lost')).catch(findCode)).toBe('P0042');
    await context.queryAsOwner(place, 'DROP TRIGGER late ON profiles');
    expect(await readBio()).toBe('kept');
  });

  it('refuses to nest, which would wait for ever', async () => {
    const work = database.asUser(ana, () => database.asService(async () => {}));
    await expect(work).rejects.toThrow('inside another');
    const inner = database.asUser(ana, (tx) => tx.transaction(async () => {}));
    await expect(inner).rejects.toThrow('already inside');
  });

  it('a handle that outlives its transaction reaches nobody', async () => {
    let leaked: Tx | undefined;
    await database.asUser(ana, async (tx) => {
      leaked = tx;
    });
    await expect(leaked!.execute(sql`select 1`)).rejects.toThrow();
  });

  it('one that never ends is ended, and the next goes on', async () => {
    const stuck = database.asUser(ana, async (tx) => {
      await setBio(tx, 'lost');
      await new Promise(() => {});
    });
    await expect(stuck).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await readBio()).toBe('kept');
    await database.ping();
  });

  it('leaves neither role nor person on the connection', async () => {
    const rows = await database.asService(async (tx) => {
      const answer = await tx.execute(
        sql`select current_user as role, coalesce(current_setting('app.user_id', true), '') as person`,
      );
      return answer.rows;
    });
    expect(rows).toEqual([{ role: 'trayecto_service', person: '' }]);
  });
});
