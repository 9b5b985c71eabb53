import { connect } from 'node:net';
import { join } from 'node:path';
import { findSocketFolder, SOCKET_PORT } from './socket-folder';

export function embeddedConnection(host: string) {
  return { host, port: SOCKET_PORT, user: 'postgres', database: 'postgres' };
}

/** Where the server that has this data folder now can be spoken to; undefined when none answers. */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const folder = await findSocketFolder(dataDir);
  if (folder === undefined) return undefined;
  return new Promise((resolve) => {
    const socket = connect(join(folder, `.s.PGSQL.${SOCKET_PORT}`));
    const settle = (found: string | undefined) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => settle(folder));
    socket.once('error', () => settle(undefined));
  });
}
