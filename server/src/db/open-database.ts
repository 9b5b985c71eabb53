import pg from 'pg';
import type { EarlierEngine } from './embedded/earlier-engines';
import { type EmbeddedServer, startEmbeddedServer } from './embedded/embedded-server';
import { embeddedConnection, findRunningServer } from './embedded/running-server';
import { migrate } from './migrate';
import type { Migration } from './migrations';
import { connectPatiently } from './postgres/connect-postgres';
import { createTransactions, type Transactions } from './transactions';

export interface Database extends Transactions {
  close(): Promise<void>;
  readonly kind: 'embedded' | 'postgres';
}

export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface DatabaseOptions {
  /** Of a Postgres server; without it the embedded database in dataDir is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize?: number | undefined;
  logger: Logger;
  /** The embedded database has stopped and will not come back by itself. */
  onLost?: ((error: Error) => void) | undefined;
  /** How long a Postgres that does not answer is waited for at the start. */
  startPatienceMs?: number | undefined;
  longestTransactionMs?: number | undefined;
  /** As much as one person may store, where nothing else is said of them. */
  storageQuotaBytes?: number | undefined;
  migrations?: readonly Migration[] | undefined;
  /** Instead of those this version includes; for tests. */
  earlierEngines?: readonly EarlierEngine[] | undefined;
}

const EMBEDDED_POOL_SIZE = 4;
const POSTGRES_POOL_SIZE = 10;
/** Of the connections one person's requests may have this many. */
const MOST_EACH = 1;
const START_PATIENCE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A socket on this machine answers at once; what takes time is waiting for one's turn. */
const TURN_TIMEOUT_MS = 15_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options, options.databaseUrl)
    : (await openEmbedded(options)).database;
}

/**
 * For commands beside the server: the embedded database is one process's alone, so while a server runs on the data
 * folder they speak to its database, which has its tables already.
 */
export async function openDatabaseBeside(options: DatabaseOptions): Promise<Database> {
  const host = options.databaseUrl ? undefined : await findRunningServer(options.dataDir);
  if (host === undefined) return openDatabase(options);
  const pool = new pg.Pool({ ...embeddedConnection(host), max: 1 });
  return assemble('embedded', pool, options, async () => {});
}

async function openPostgres(options: DatabaseOptions, databaseUrl: string): Promise<Database> {
  const owner = await connectPatiently(databaseUrl, options.startPatienceMs ?? START_PATIENCE_MS);
  try {
    await migrate(owner, options.migrations);
  } finally {
    await owner.end().catch(() => {});
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.poolSize ?? POSTGRES_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'trayecto',
  });
  return assemble('postgres', pool, options, async () => {});
}

/** For tests that look behind the interface; everyone else calls openDatabase. */
export async function openEmbedded(
  options: DatabaseOptions,
): Promise<{ database: Database; server: EmbeddedServer }> {
  const server = await startEmbeddedServer(options.dataDir, {
    onLost(error) {
      options.logger.error({ name: error.name, reason: error.message }, 'embedded database lost');
      options.onLost?.(error);
    },
    onCarried(carried) {
      options.logger.warn(
        carried,
        'the data of an earlier Postgres was carried over; the old folder and a backup are kept',
      );
    },
    earlierEngines: options.earlierEngines,
  });
  try {
    const connection = embeddedConnection(server.host);
    const owner = new pg.Client(connection);
    owner.on('error', () => {});
    await owner.connect();
    await migrate(owner, options.migrations);
    await owner.end();
    const pool = new pg.Pool({
      ...connection,
      max: options.poolSize ?? EMBEDDED_POOL_SIZE,
      connectionTimeoutMillis: TURN_TIMEOUT_MS,
      idleTimeoutMillis: 0,
    });
    return { server, database: assemble('embedded', pool, options, () => server.stop()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function assemble(
  kind: Database['kind'],
  pool: pg.Pool,
  options: DatabaseOptions,
  stopServer: () => Promise<void>,
): Database {
  // A connection that breaks while idle is replaced at the next use; unheard it would end the process.
  pool.on('error', (error) => {
    options.logger.warn({ name: error.name }, 'an idle database connection broke');
  });
  let closing: Promise<void> | undefined;
  return {
    kind,
    ...createTransactions(pool, {
      longestMs: options.longestTransactionMs,
      turns: {
        places: pool.options.max,
        mostEach: MOST_EACH,
        longestWaitMs: TURN_TIMEOUT_MS,
      },
      quotaBytes: options.storageQuotaBytes,
    }),
    close() {
      closing ??= pool.end().then(stopServer);
      return closing;
    },
  };
}
