import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, openDatabase, users } from '../../src/db';
import { lockFolder } from '../../src/db/embedded/folder-lock';
import { type Migration, migrations } from '../../src/db/migrations';
import { silentLogger } from './silent-logger';

/** A process that a test may kill: it works with a database or a folder's lock and tells what it has done. */
const options = z.object({
  task: z.enum(['write', 'lock', 'migrate']),
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
});

const { task, dataDir, databaseUrl } = options.parse(JSON.parse(process.argv[2] ?? ''));
const tell = (message: unknown) => process.send?.(message);

const tasks = { write, lock, migrate };
await tasks[task]();

async function write(): Promise<void> {
  const database = await open();
  tell('open');
  await Promise.all([1, 2, 3, 4].map(() => writeForEver(database)));
}

/** Each account is told as soon as the database has acknowledged it. */
async function writeForEver(database: Database): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`;
    await database.asService((tx) => tx.insert(users).values({ email, passwordHash: '-' }));
    tell(email);
  }
}

/** Tries for the lock each time it is told to. */
async function lock(): Promise<void> {
  process.on('message', async () => {
    try {
      await lockFolder(dataDir);
      tell({ won: true });
    } catch (error) {
      tell({ won: false, name: error instanceof Error ? error.name : '', pid: pidOf(error) });
    }
  });
  tell('ready');
}

/** Lingers in the middle of a migration, after it has changed tables. */
async function migrate(): Promise<void> {
  const slow: Migration = {
    id: migrations.length + 1,
    name: 'slow',
    get sql() {
      tell('migrating');
      return 'CREATE TABLE half_done (id integer); ALTER TABLE cvs ADD COLUMN half text; SELECT pg_sleep(3)';
    },
  };
  await open([...migrations, slow]);
}

function open(list?: readonly Migration[]): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl, logger: silentLogger, migrations: list });
}

function pidOf(error: unknown): unknown {
  return error instanceof Error && 'pid' in error ? error.pid : undefined;
}
