import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { makeTestFolder } from '../test-folder';

const START_TIMEOUT_MS = 30_000;
const run = promisify(execFile);

export interface PostgresServer {
  /** Of the superuser, to the database postgres. */
  readonly adminUrl: string;
  readonly pid: number;
  readonly folder: string;
  /** Ends it as a crash would; its data stays. */
  crash(): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** A throw-away server on a free port of this machine. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const account = findAccount();
  const folder = makeTestFolder('pg');
  const password = randomBytes(12).toString('hex');
  const port = await findFreePort();
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  let child: ChildProcess | undefined;
  const launch = async () => {
    child = spawn(join(binaries, 'postgres'), serverParameters(data, folder, port), {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await awaitAnswer(adminUrl, child);
  };
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await run(
      join(binaries, 'initdb'),
      // Tests connect by the thousand: a password that takes long to check would be much of what they cost.
      ['-D', data, '-U', 'postgres', '--auth=md5', `--pwfile=${passwordFile}`].concat([
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ]),
      { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
    );
    await launch();
  } catch (error) {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    adminUrl,
    folder,
    get pid() {
      return child?.pid ?? 0;
    },
    crash: () => end(child, 'SIGQUIT'),
    resume: launch,
    async stop() {
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverParameters(data: string, folder: string, port: number): string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '32MB',
    logging_collector: 'off',
  };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

/** Postgres refuses to run as root: another account is borrowed then. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // No such account: try the next.
    }
  }
  throw new Error('Postgres does not run as root, and there is no account postgres or nobody');
}

async function awaitAnswer(adminUrl: string, child: ChildProcess): Promise<void> {
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: adminUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (spawnError) throw spawnError;
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await ended;
}
