import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Node-postgres looks for the socket .s.PGSQL.<port> in the folder it is given as host. */
export const SOCKET_PORT = 5432;
const PREFIX = 'trayecto-db-';
/** With the file's name the path has to fit into a socket address, 104 bytes on macOS. */
const LONGEST_FOLDER = 85;

/** Only this user may enter it. Its name is noted in the data folder, so that the next start clears it away after a kill. */
export async function makeSocketFolder(dataDir: string): Promise<string> {
  await removeSocketFolder(dataDir);
  const isShort = Buffer.byteLength(tmpdir()) + PREFIX.length + 7 <= LONGEST_FOLDER;
  const folder = await mkdtemp(join(isShort ? tmpdir() : '/tmp', PREFIX));
  await writeFile(notePathOf(dataDir), folder, { mode: 0o600 });
  return folder;
}

/** The folder of the server that has this data folder now; undefined when none runs. */
export async function findSocketFolder(dataDir: string): Promise<string | undefined> {
  return readFile(notePathOf(dataDir), 'utf8').catch(() => undefined);
}

export async function removeSocketFolder(dataDir: string): Promise<void> {
  const folder = await findSocketFolder(dataDir);
  if (folder && basename(folder).startsWith(PREFIX)) {
    await rm(folder, { recursive: true, force: true });
  }
  await rm(notePathOf(dataDir), { force: true });
}

function notePathOf(dataDir: string): string {
  return join(dataDir, 'db.socket');
}
