import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../server/test/database/find-postgres-binaries';
import { type PostgresServer, startPostgres } from '../../server/test/database/start-postgres';

interface OwnPostgres extends PostgresServer {
  /** Of an owner without any right over the server, as on a managed Postgres. */
  readonly databaseUrl: string;
  /** Ends the whole server in the middle of whatever it does, by kill -9. */
  killHard(): Promise<void>;
  query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
}

export const [postgresBinaries] = findPostgresBinaries();

/** A server that a proof may ruin. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  if (!postgresBinaries) throw new Error('there is no Postgres on this machine');
  const server = await startPostgres(postgresBinaries);
  const password = randomBytes(12).toString('hex');
  const query = async (statement: string, parameters: unknown[] = [], database = 'postgres') => {
    const url = new URL(server.adminUrl);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query(statement, parameters)).rows;
    } finally {
      await client.end();
    }
  };
  await query(`CREATE ROLE app_owner LOGIN CREATEROLE PASSWORD '${password}'`);
  await query('CREATE DATABASE app OWNER app_owner');
  const url = new URL(server.adminUrl);
  url.username = 'app_owner';
  url.password = password;
  url.pathname = '/app';
  return {
    ...server,
    get pid() {
      return server.pid;
    },
    databaseUrl: url.href,
    query: (statement, parameters) => query(statement, parameters, 'app'),
    async killHard() {
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      while (isRunning(pid)) await sleep(10);
    },
    /** What the killed server's own processes still hold is let go within moments; until then a start is refused. */
    async resume() {
      for (let tries = 0; ; tries += 1) {
        try {
          return await server.resume();
        } catch (error) {
          if (tries === 50) throw error;
          await sleep(100);
        }
      }
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
