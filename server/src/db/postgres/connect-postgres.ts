import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError, findCode } from '../errors';

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Errors that waiting doesn't fix: wrong password, no such user, no such database. */
const settledStates = new Set(['28P01', '28000', '3D000', '42501']);

/** A first connection, for the migrations. A server that is still starting is waited for. */
export async function connectPatiently(
  databaseUrl: string,
  patienceMs: number,
): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const client = makeClient(databaseUrl);
    // Without a listener a connection that breaks later would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const isSettled = settledStates.has(findCode(error) ?? '');
      if (isSettled || Date.now() + pauseMs > deadline) throw explainStart(databaseUrl, error);
      await sleep(pauseMs);
    }
  }
}

function makeClient(databaseUrl: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'trayecto',
    });
  } catch (error) {
    throw explainStart(databaseUrl, error);
  }
}

function describeServer(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${decodeURIComponent(pathname.slice(1)) || 'the default database'} on ${hostname || 'localhost'}:${port || 5432}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}

function explainStart(databaseUrl: string, error: unknown): DatabaseStartError {
  return new DatabaseStartError(
    `the database of DATABASE_URL (${describeServer(databaseUrl)}) could not be opened: ${explainCause(error)}`,
  );
}

/** Our own messages for the common causes; the driver's are never repeated, since they may quote the address. */
function explainCause(error: unknown): string {
  const code = findCode(error) ?? findCode(error instanceof AggregateError ? error.errors[0] : 0);
  switch (code) {
    case '28P01':
    case '28000':
      return 'it refuses this user or password.';
    case '3D000':
      return 'there is no database of this name. Create it first.';
    case '42501':
      return 'this user may not do what is needed there.';
    case '53300':
      return 'it has no connection left.';
    case '57P03':
      return 'it is still starting.';
    case 'ECONNREFUSED':
      return 'nothing listens there. Is Postgres running?';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no machine of this name.';
    default:
      return `no connection (${code ?? 'no answer in time'}).`;
  }
}
