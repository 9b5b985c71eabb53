import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEmbedded, type TestPlace } from '../../../test/database';
import { addPerson } from '../../../test/database/add-person';
import { bundleChild } from '../../../test/database/run-child';
import { silentLogger } from '../../../test/database/silent-logger';
import {
  type Database,
  DatabaseUnavailableError,
  DataFolderInUseError,
  DataFolderUnusableError,
  IncompatibleDataError,
  openDatabase,
  profiles,
  users,
} from '../index';
import { openEmbedded } from '../open-database';

describeOnEmbedded('the embedded database', (context) => {
  const places: TestPlace[] = [];
  let children: Awaited<ReturnType<typeof bundleChild>>;

  beforeAll(async () => {
    children = await bundleChild(
      new URL('../../../test/database/database-child.ts', import.meta.url),
    );
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
  const open = (place: TestPlace) => openDatabase({ ...place, logger: silentLogger });

  it('a commit syncs the log before it is answered, and reading syncs nothing', async () => {
    const place = await fresh();
    const { database, server } = await openEmbedded({ ...place, logger: silentLogger });
    const person = await addPerson(database);
    const before = await server.countSyncs();
    for (let write = 1; write <= 3; write += 1) {
      await database.asUser(person, (tx) => tx.update(profiles).set({ bio: `${write}` }));
      expect((await server.countSyncs()).log).toBe(before.log + write);
    }
    for (let read = 0; read < 5; read += 1) {
      await database.asUser(person, (tx) => tx.select().from(profiles));
    }
    expect(await server.countSyncs()).toEqual({ ...before, log: before.log + 3 });
    await context.queryAsOwner(place, 'CHECKPOINT');
    expect((await server.countSyncs()).other).toBeGreaterThan(before.other + 3);
    await database.close();
  });

  it('a second server on the folder is refused and does not disturb the first', async () => {
    const place = await fresh();
    const first = await open(place);
    await expect(open(place)).rejects.toThrow(DataFolderInUseError);
    await addPerson(first);
    await first.close();
    expect(readdirSync(place.dataDir)).toEqual(['db']);
    expect(statSync(place.dataDir).mode & 0o777).toBe(0o700);
  });

  it('a first start that is killed leaves nothing in the way of the next', {
    tags: ['long'],
    timeout: 180_000,
  }, async () => {
    const place = await context.openEmpty();
    places.push(place);
    const child = children.start({ task: 'write', ...place });
    const names = () => readdirSync(place.dataDir);
    await vi.waitFor(() => expect(names().join()).toContain('db.creating-'), 30_000);
    await sleep(Math.random() * 1000);
    await child.kill();
    const database = await open(place);
    await addPerson(database);
    expect(names().filter((name) => name.startsWith('db.creating-'))).toEqual([]);
    await database.close();
  });

  it('data of a Postgres that is not known is refused by name and left as it is', async () => {
    const place = await fresh();
    const refuse = async () => {
      const refused = await open(place).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(IncompatibleDataError);
      expect(readdirSync(place.dataDir)).toEqual(['db']);
      return String(refused);
    };
    const stamp = join(place.dataDir, 'db/version.json');
    const written = await readFile(stamp, 'utf8');
    await writeFile(stamp, written.replace('"format":1', '"format":9'));
    expect(await refuse()).toContain('format 9');
    await writeFile(stamp, written);

    const cluster = join(place.dataDir, 'db/cluster');
    await writeFile(join(cluster, 'PG_VERSION'), '19\n');
    expect(await refuse()).toMatch(/Postgres 19 .*A newer version wrote it/);
    await writeFile(join(cluster, 'PG_VERSION'), '11\n');
    expect(await refuse()).toMatch(/Postgres 11 .*newest version/);
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');

    const control = join(cluster, 'global/pg_control');
    renameSync(control, `${control}.away`);
    expect(await refuse()).toContain('not whole');
    renameSync(`${control}.away`, control);
    await (await open(place)).close();
  });

  it('a stamp that is damaged or lost locks nobody out, unless there are two clusters to choose from', async () => {
    const place = await fresh();
    const stamp = join(place.dataDir, 'db/version.json');
    for (const spoil of [() => writeFile(stamp, '{'), async () => rmSync(stamp)]) {
      await spoil();
      await (await open(place)).close();
    }
    cpSync(join(place.dataDir, 'db/cluster'), join(place.dataDir, 'db/cluster-other'), {
      recursive: true,
    });
    await expect(open(place)).rejects.toThrow('several databases');
  });

  it('an engine that crashes is noticed: calls are refused, the folder is freed', async () => {
    const place = await fresh();
    const onLost = vi.fn();
    const database = await openDatabase({ ...place, logger: silentLogger, onLost });
    await addPerson(database);
    // Without its folder the log cannot be written on, which Postgres answers with a panic.
    const log = join(place.dataDir, 'db/cluster/pg_wal');
    renameSync(log, `${log}.away`);
    await context.queryAsOwner(place, 'SELECT pg_switch_wal()').catch(() => {});
    await expect(addPerson(database)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await database.close();
    expect(existsSync(join(place.dataDir, 'trayecto.lock'))).toBe(false);
    renameSync(`${log}.away`, log);
    const again = await open(place);
    expect(await again.asService((tx) => tx.$count(users))).toBe(1);
    await again.close();
  });

  it('a folder that cannot be read or written is named', async () => {
    const place = await context.openEmpty();
    places.push(place);
    const dataDir = join(place.dataDir, 'guarded');
    await mkdir(dataDir);
    await chmod(place.dataDir, 0o755);
    const refuse = async (mode: number) => {
      await chmod(dataDir, mode);
      return asOrdinaryAccount(() =>
        openDatabase({ dataDir, logger: silentLogger }).catch((error: unknown) => error),
      );
    };
    expect(await refuse(0o300)).toMatchObject({ trouble: 'not_readable' });
    expect(await refuse(0o555)).toMatchObject({ trouble: 'not_writable' });
  });

  it('a file in place of the folder is named', async () => {
    const place = await context.openEmpty();
    places.push(place);
    const file = join(place.dataDir, 'a-file');
    writeFileSync(file, '');
    for (const dataDir of [file, join(file, 'data')]) {
      const refused = await openDatabase({ dataDir, logger: silentLogger }).catch(
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(DataFolderUnusableError);
      expect(refused).toMatchObject({ trouble: 'not_a_folder' });
    }
  });

  it('a full disk is named at the start, and survived later', { tags: ['long'] }, async ({
    skip,
  }) => {
    const place = await fresh();
    const disk = join(place.dataDir, 'disk');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', disk], {
        stdio: 'ignore',
      });
    } catch {
      skip('a small disk can only be mounted by root');
    }
    try {
      await surviveFullDisk(join(place.dataDir, 'db'), disk);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

  async function surviveFullDisk(template: string, disk: string): Promise<void> {
    const dataDir = join(disk, 'data');
    const refused = await openDatabase({ dataDir, logger: silentLogger }).catch((e: unknown) => e);
    expect(refused).toMatchObject({ name: 'DataFolderUnusableError', trouble: 'disk_full' });
    execFileSync('cp', ['-r', template, dataDir]);

    const place = { dataDir };
    const onLost = vi.fn();
    const database = await openDatabase({ ...place, logger: silentLogger, onLost });
    let kept = 0;
    const fill = async (into: Database) => {
      for (;;) {
        await into.asService((tx) =>
          tx.insert(users).values({ email: `${kept}@example.com`, passwordHash: noise(2 ** 20) }),
        );
        kept += 1;
      }
    };
    await expect(fill(database)).rejects.toThrow();
    await database.close();

    execFileSync('mount', ['-o', 'remount,size=300m', disk]);
    const again = await open({ ...place, cleanup: async () => {} });
    expect(await again.asService((tx) => tx.$count(users))).toBe(kept);
    await addPerson(again);
    await again.close();
  }
});

/** Nothing is forbidden to root: it becomes someone else meanwhile. */
async function asOrdinaryAccount<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

/** Text that cannot be squeezed into less. */
function noise(length: number): string {
  return randomBytes((length / 4) * 3).toString('base64');
}
