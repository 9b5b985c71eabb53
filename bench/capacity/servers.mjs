import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import pg from 'pg';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import { cacheFolder, projectPath, projectRoot } from '../../scripts/project-paths.mjs';
import { endProcess, waitUntilReady } from '../app-under-test.mjs';

/** A throw-away Postgres, by the same code that the tests start theirs with. */
export async function startPostgres() {
  const { startPostgres: start } = await loadTestCode('start-postgres');
  const { findPostgresBinaries } = await loadTestCode('find-postgres-binaries');
  const [binaries] = findPostgresBinaries();
  if (!binaries) throw new Error('There is no Postgres on this machine to measure with.');
  const server = await start(binaries);
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  await client.query('CREATE DATABASE capacity');
  await client.end();
  const url = new URL(server.adminUrl);
  url.pathname = '/capacity';
  return { url: url.href, stop: () => server.stop() };
}

async function loadTestCode(name) {
  const folder = join(cacheFolder, 'capacity');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${name}.mjs`);
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [`server/test/database/${name}.ts`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

/** The built server; on the embedded database where no other is given. */
export async function startApp(databaseUrl) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trayecto-bench-'));
  const port = await findFreePort();
  const child = spawn(process.execPath, [projectPath('server', 'dist', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: 'admin@example.test',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  return {
    url,
    /** Resident memory of the server alone, in megabytes. */
    readMemoryMb: () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    async stop() {
      await endProcess(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
