import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { findCode } from '../errors';
import { carryOver } from './carry-over';
import { createCluster } from './create-cluster';
import { DurableFileSystem, durableStartParameters } from './durable-file-system';
import { extensions } from './extensions';
import { startMaintenance } from './maintenance';
import { watchForCrash } from './watch-for-crash';
import {
  type WorkerOptions,
  type WorkerReport,
  type WorkerRequest,
  workerOptions,
} from './worker-messages';

/** The embedded database in its own thread: it works synchronously and would hold up the server's. */
const port = parentPort;
if (!port) throw new Error('the embedded database runs in a worker thread');
const report = (message: WorkerReport) => port.postMessage(message);

const MOST_CONNECTIONS = 32;

try {
  const options = workerOptions.parse(workerData);
  const fs = new DurableFileSystem(await prepareCluster(options));
  const database = await PGlite.create({
    fs,
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

  port.on('message', (request: WorkerRequest) => {
    if (request.type === 'count-syncs') report({ type: 'syncs', counts: { ...fs.counts } });
    if (request.type === 'stop') void stop();
  });
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

async function prepareCluster({ dataDir, cluster, writtenBy }: WorkerOptions): Promise<string> {
  if (cluster === undefined) return createCluster(dataDir);
  if (!writtenBy) return cluster;
  const carried = await carryOver(dataDir, cluster, writtenBy);
  report({ type: 'carried', carried });
  return carried.to;
}
