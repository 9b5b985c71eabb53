import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBackupLines } from '../../src/backup/backup-file';
import { backupHead } from '../../src/backup/backup-format';
import { restoreBackup } from '../../src/backup/restore-backup';
import { writeBackup } from '../../src/backup/write-backup';
import { runCommandLine } from '../../src/commands/run-command-line';
import { openDatabase } from '../../src/db';
import { engineFormat, readClusterFormat } from '../../src/db/embedded/cluster-format';
import {
  type EarlierEngine,
  type OpenedEngine,
  openEarlierEngine,
  speakSql,
} from '../../src/db/embedded/earlier-engines';
import { extensions } from '../../src/db/embedded/extensions';
import { expectEverything, keptFolders, unpackKept } from '../data-folders/kept-folders';
import { describeOnEmbedded, type TestPlace } from '../database';
import { silentLogger } from '../database/silent-logger';
import { startTestApp } from './start-test-app';

/** A real engine of another Postgres: no release ever came with it, and it is here to try the way over. */
const postgres17: EarlierEngine = { major: 17, catalog: 202_406_281, package: 'pglite-17' };
const newestKept = '0.1.0-pglite-0.5.16';

describeOnEmbedded('a data folder outlives the version that wrote it', (context) => {
  const places: TestPlace[] = [];
  const emptyPlace = async () => {
    const place = await context.openEmpty();
    places.push(place);
    return place;
  };
  afterAll(async () => {
    for (const { cleanup } of places) await cleanup();
  });

  it('the installed engine makes clusters of the format that is written down', async () => {
    const place = await context.openFresh();
    places.push(place);
    expect(await readClusterFormat(join(place.dataDir, 'db/cluster'))).toEqual(engineFormat);
  });

  it('there is a kept folder of this engine, for all later ones to open', () => {
    const entry = new URL(
      '../../../node_modules/@electric-sql/pglite/package.json',
      import.meta.url,
    );
    const { version } = JSON.parse(readFileSync(entry, 'utf8'));
    expect(keptFolders.some((name) => name.endsWith(`pglite-${version}`))).toBe(true);
  });

  // The newest is of the installed engine, whose folders every other test opens.
  describe.each(keptFolders)('%s', (name) => {
    it('opens, with the person, their CV, its versions and files', {
      tags: name === newestKept ? ['long'] : [],
    }, async () => {
      const place = await emptyPlace();
      const kept = unpackKept(name, place.dataDir);
      const app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
      try {
        await expectEverything(app, kept);
      } finally {
        await app.stop();
      }
    });
  });
});

describeOnEmbedded(
  'data of an earlier Postgres',
  (context) => {
    let original: TestPlace;
    let kept: ReturnType<typeof unpackKept>;
    let countsBefore: unknown;
    const places: TestPlace[] = [];

    /** The newest kept folder as Postgres 17 would have written it. */
    beforeAll(async () => {
      const source = await context.openEmpty();
      original = await context.openEmpty();
      places.push(source, original);
      kept = unpackKept(newestKept, source.dataDir);
      cpSync(source.dataDir, original.dataDir, { recursive: true });
      rmSync(join(original.dataDir, 'db'), { recursive: true });
      mkdirSync(join(original.dataDir, 'db'));
      writeFileSync(
        join(original.dataDir, 'db/version.json'),
        JSON.stringify({ engine: 'pglite', version: '0.4.6', format: 1 }),
      );
      const from = speakSql(
        await PGlite.create({ dataDir: join(source.dataDir, 'db/cluster'), extensions }),
      );
      const to = await openEarlierEngine(postgres17, join(original.dataDir, 'db/cluster'));
      const lines = (async function* () {
        for await (const line of writeBackup(from, { isEverything: true }))
          yield JSON.stringify(line);
      })();
      await restoreBackup(to, lines, { isEverything: true, putFile: async () => {} });
      // Bytes of every value, as STORAGE_URL=db: keeps them.
      await to.query('INSERT INTO file_contents (path, bytes) VALUES ($1, $2)', [
        'bytes',
        Uint8Array.from({ length: 256 }, (_, value) => value),
      ]);
      countsBefore = await hashTables(to);
      await to.close();
      await from.close();
    });
    afterAll(async () => {
      for (const { cleanup } of places) await cleanup();
    });

    async function copyOriginal(): Promise<TestPlace> {
      const place = await context.openEmpty();
      places.push(place);
      cpSync(original.dataDir, place.dataDir, { recursive: true });
      return place;
    }
    const open = (place: TestPlace, engine: EarlierEngine, logger = silentLogger) =>
      openDatabase({ ...place, logger, earlierEngines: [engine] });

    it('is carried over by itself, row for row; the old folder and a backup are kept', async () => {
      const place = await copyOriginal();
      // What a start that was killed in the middle leaves.
      mkdirSync(join(place.dataDir, `db/cluster-18-${engineFormat.catalog}/global`), {
        recursive: true,
      });
      writeFileSync(join(place.dataDir, 'before-postgres-18.backup.gz.part'), 'half');
      const warn = vi.fn();
      const database = await open(place, postgres17, { ...silentLogger, warn });
      await database.close();
      expect(warn).toHaveBeenCalledWith(
        expect.objectContaining({ from: join(place.dataDir, 'db/cluster') }),
        expect.stringContaining('carried over'),
      );

      const after = speakSql(
        await PGlite.create({
          dataDir: join(place.dataDir, `db/cluster-18-${engineFormat.catalog}`),
          extensions,
        }),
      );
      expect(await hashTables(after)).toEqual(countsBefore);
      await after.close();
      const before = await openEarlierEngine(postgres17, join(place.dataDir, 'db/cluster'));
      expect(await hashTables(before)).toEqual(countsBefore);
      await before.close();

      // Neither engine nor carrying is needed any more.
      const app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
      try {
        await expectEverything(app, kept);
      } finally {
        await app.stop();
      }

      const elsewhere = await context.openFresh();
      places.push(elsewhere);
      const backup = join(place.dataDir, 'before-postgres-18.backup.gz');
      const said: string[] = [];
      expect(
        await runCommandLine(['restore', backup], { DATA_DIR: elsewhere.dataDir }, (line) =>
          said.push(line),
        ),
      ).toBe(0);
      expect(said.join()).toContain('Restored');
    });

    it('stays as it was when carrying it over fails, and the next start tries again', async () => {
      const place = await copyOriginal();
      const stamp = readFileSync(join(place.dataDir, 'db/version.json'), 'utf8');
      const missing = { ...postgres17, package: 'pglite-that-is-not-installed' };
      await expect(open(place, missing)).rejects.toThrow('not-installed');

      const old = await openEarlierEngine(postgres17, join(place.dataDir, 'db/cluster'));
      await old.query("INSERT INTO schema_migrations VALUES (9999, 'of a newer version', 'x')");
      await old.close();
      await expect(open(place, postgres17)).rejects.toThrow('newer version');
      expect(readFileSync(join(place.dataDir, 'db/version.json'), 'utf8')).toBe(stamp);
      expect(existsSync(join(place.dataDir, 'trayecto.lock'))).toBe(false);

      const again = await openEarlierEngine(postgres17, join(place.dataDir, 'db/cluster'));
      await again.query('DELETE FROM schema_migrations WHERE id = 9999');
      await again.close();
      await (await open(place, postgres17)).close();
      const lines = readBackupLines(join(place.dataDir, 'before-postgres-18.backup.gz'));
      const { value } = await lines.next();
      expect(backupHead.parse(JSON.parse(value ?? ''))).toBeDefined();
      await lines.return(undefined);
    });
  },
  ['long'],
);

/** Of each table: how many rows, and a hash of what is in them. */
async function hashTables(engine: OpenedEngine): Promise<unknown> {
  const { rows: tables } = await engine.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await engine.query(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM public."${name}" t`,
    );
    found[name] = rows[0];
  }
  return found;
}
