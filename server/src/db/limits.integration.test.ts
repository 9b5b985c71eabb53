import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { silentLogger } from '../../test/database/silent-logger';
import { type Database, giveBackLimit, openDatabase, takeLimit } from './index';

describeOnEachDatabase('limits', (context) => {
  let place: TestPlace;
  let databases: Database[];

  beforeAll(async () => {
    place = await context.openFresh();
    const open = () => openDatabase({ ...place, logger: silentLogger });
    databases = [await open(), ...(context.kind === 'postgres' ? [await open()] : [])];
  });
  afterAll(async () => {
    await Promise.all((databases ?? []).map((database) => database.close()));
    await place?.cleanup();
  });

  const take = (key: string, most: number, windowSeconds = 600, by = 0) =>
    databases[by % databases.length]!.asService((tx) => takeLimit(tx, key, most, windowSeconds));

  it('lets exactly as many of 50 parallel tries pass as it says, over all instances', async () => {
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, n) => take('crowd', 10, 600, n)),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
    for (const { allowed, retryAfterSeconds } of taken) {
      if (allowed) expect(retryAfterSeconds).toBe(0);
      else expect(retryAfterSeconds).toBeGreaterThan(590);
    }
  });

  it('takes a try back once for each one given back, refused ones not counted', async () => {
    for (const expected of [true, true, false, false]) {
      expect((await take('back', 2)).allowed).toBe(expected);
    }
    await databases[0]!.asService((tx) => giveBackLimit(tx, 'back'));
    expect((await take('back', 2)).allowed).toBe(true);
    expect((await take('back', 2)).allowed).toBe(false);
  });

  it('never gives back more than was taken', async () => {
    await take('floor', 1);
    await databases[0]!.asService(async (tx) => {
      await giveBackLimit(tx, 'floor');
      await giveBackLimit(tx, 'floor');
      await giveBackLimit(tx, 'never taken');
    });
    expect((await take('floor', 1)).allowed).toBe(true);
    expect((await take('floor', 1)).allowed).toBe(false);
  });

  it('starts again when the window is over, and purges what is over', async () => {
    await take('window', 1);
    expect((await take('window', 1)).allowed).toBe(false);
    const end = () =>
      context.queryAsOwner(
        place,
        "UPDATE rate_limits SET expires_at = clock_timestamp() - interval '1 second' WHERE key = 'window'",
      );
    await end();
    expect((await take('window', 1)).allowed).toBe(true);
    expect((await take('window', 1)).allowed).toBe(false);
    await end();
    const purged = await databases[0]!.asService((tx) =>
      tx.execute<{ purged: number }>(sql`select purge_rate_limits() as purged`),
    );
    expect(purged.rows).toEqual([{ purged: 1 }]);
  });
});
