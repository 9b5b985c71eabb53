import pg from 'pg';
import type { Config } from '../config';
import { startEmbeddedServer } from '../db/embedded/embedded-server';
import { embeddedConnection, findRunningServer } from '../db/embedded/running-server';
import { BACKUP_SETTING } from '../db/ensure-backup-policies';
import { connectPatiently } from '../db/postgres/connect-postgres';

/** For one transaction alone: the connections of the embedded database share their session's settings. */
export const seeEverything = `SET LOCAL ${BACKUP_SETTING} = 'on'; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL search_path = public;`;

interface OwnerConnection {
  readonly client: pg.Client;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Uses the running server's database, or opens the data folder if no server is running. */
export async function connectBeside(config: Config): Promise<OwnerConnection> {
  const host = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  if (host === undefined) return connectAlone(config);
  return prepare(await connectTo(host), async () => {});
}

/** Has the embedded database to itself: fails while a server runs on it. */
export async function connectAlone(config: Config): Promise<OwnerConnection> {
  if (config.databaseUrl)
    return prepare(await connectPatiently(config.databaseUrl, PATIENCE_MS), async () => {});
  const server = await startEmbeddedServer(config.dataDir);
  return prepare(await connectTo(server.host), () => server.stop());
}

async function connectTo(host: string): Promise<pg.Client> {
  const client = new pg.Client(embeddedConnection(host));
  client.on('error', () => {});
  await client.connect();
  return client;
}

function prepare(client: pg.Client, stopServer: () => Promise<void>): OwnerConnection {
  return {
    client,
    async close() {
      await client.end().catch(() => {});
      await stopServer();
    },
  };
}
