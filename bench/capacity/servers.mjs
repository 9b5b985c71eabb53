import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import pg from 'pg';
import { describeReaderBundle, describeServerBundles } from '../../scripts/bundle-server.mjs';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import { cacheFolder, projectRoot } from '../../scripts/project-paths.mjs';
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

/** As the build makes it, without the pages, which nobody asks for here. */
function bundleServer() {
  const folder = join(cacheFolder, 'capacity-server');
  rmSync(folder, { recursive: true, force: true });
  for (const bundle of [...describeServerBundles(folder), describeReaderBundle(folder)])
    buildSync(bundle);
  return join(folder, 'main.js');
}

let mainFile;

/** The built server; on the embedded database where no other is given. */
export async function startApp(databaseUrl, settings = { RATE_LIMIT_SCALE: '100000' }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trayecto-bench-'));
  const port = await findFreePort();
  mainFile ??= bundleServer();
  const child = spawn(process.execPath, [mainFile], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...settings,
      LOG_LEVEL: 'error',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  return {
    url,
    pid: child.pid,
    /** With which someone becomes its first admin. */
    findAdminCode: () => /: ([2-9A-Z]{4}(?:-[2-9A-Z]{4}){2})\n/.exec(printed)[1],
    /** Resident memory of the server alone, in megabytes. */
    readMemoryMb: () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    async stop() {
      await endProcess(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Time a process has had a processor, in milliseconds: the same on a busy machine as on a quiet one. */
export function readCpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
