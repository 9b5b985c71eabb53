import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { describeOnEmbedded } from '../../../test/database';
import { DurableFileSystem, durableStartParameters } from './durable-file-system';
import { extensions } from './extensions';
import { clearDeadRows, readLogBytes, shortenLog } from './maintenance';

describeOnEmbedded('upkeep', (context) => {
  it('shortens the log once it is long, and clears dead rows away', async () => {
    const place = await context.openFresh();
    const database = await PGlite.create({
      fs: new DurableFileSystem(join(place.dataDir, 'db/cluster')),
      startParams: [...durableStartParameters],
      extensions,
    });
    await database.exec(
      `CREATE TABLE busy AS SELECT n, repeat('x', 500) AS filler FROM generate_series(1, 4000) n;
       DELETE FROM busy WHERE n % 2 = 0`,
    );
    const long = await readLogBytes(database);
    expect(long).toBeGreaterThan(2_000_000);
    await shortenLog(database, long + 1);
    expect(await readLogBytes(database)).toBe(long);
    await shortenLog(database, long - 1);
    expect(await readLogBytes(database)).toBeLessThan(long / 10);

    await clearDeadRows(database);
    const { rows } = await database.query("SELECT reltuples FROM pg_class WHERE relname = 'busy'");
    expect(rows).toEqual([{ reltuples: 2000 }]);
    await database.close();
    await place.cleanup();
  });
});
