import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { findCode } from '../errors';
import { DurableFileSystem, durableStartParameters } from './durable-file-system';
import { extensions } from './extensions';
import { startMaintenance } from './maintenance';
import { watchForCrash } from './watch-for-crash';
import type { WorkerOptions, WorkerReport, WorkerRequest } from './worker-messages';

/** The embedded database in its own thread: it works synchronously and would hold up the server's. */
const port = parentPort;
if (!port) throw new Error('the embedded database runs in a worker thread');
const report = (message: WorkerReport) => port.postMessage(message);

const MOST_CONNECTIONS = 32;

let hear: (request: WorkerRequest) => void;
const opened = new Promise<WorkerOptions>((resolve) => {
  hear = (request) => request.type === 'open' && resolve(request.options);
});
port.on('message', (request: WorkerRequest) => hear(request));

try {
  const engine = compileEngine();
  // A failure counts when the engine is wanted. Before that the folder may turn out to be another server's.
  engine.catch(() => {});
  const options = await opened;
  const fs = new DurableFileSystem(await prepareCluster(options));
  const database = await PGlite.create({
    fs,
    pgliteWasmModule: await engine,
    startParams: [...durableStartParameters],
    extensions,
  });
  watchForCrash(database, (message) => {
    report({ type: 'lost', message });
    // The engine's memory is no longer to be trusted; its log is, and the next start reads it.
    process.exit(1);
  });
  const server = new PGLiteSocketServer({
    db: database,
    path: options.socketPath,
    maxConnections: MOST_CONNECTIONS,
  });
  await server.start();
  const maintenance = startMaintenance(database);

  hear = (request) => {
    if (request.type === 'count-syncs') report({ type: 'syncs', counts: { ...fs.counts } });
    if (request.type === 'stop') void stop();
  };
  const stop = async () => {
    maintenance.stop();
    await server.stop();
    await database.close();
    report({ type: 'stopped' });
    port.close();
  };
  report({ type: 'ready' });
} catch (error) {
  report({
    type: 'failed',
    message: error instanceof Error ? error.message : String(error),
    code: findCode(error),
  });
  port.close();
}

/** The longest part of a start that needs no data. */
async function compileEngine(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  const file = join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm');
  return new WebAssembly.Module(await readFile(file));
}

/** What a first start and an old folder need is loaded for them alone. */
async function prepareCluster({ dataDir, cluster, writtenBy }: WorkerOptions): Promise<string> {
  if (cluster === undefined) {
    const { createCluster } = await import('./create-cluster');
    return createCluster(dataDir);
  }
  if (!writtenBy) return cluster;
  const { carryOver } = await import('./carry-over');
  const carried = await carryOver(dataDir, cluster, writtenBy);
  report({ type: 'carried', carried });
  return carried.to;
}
