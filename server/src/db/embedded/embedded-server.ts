import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '../errors';
import {
  checkRoom,
  databaseFolderOf,
  explainFolderTrouble,
  prepareDataFolder,
  removeDrafts,
  removeOutlived,
} from './data-folder';
import { findData } from './data-format';
import type { SyncCounts } from './durable-file-system';
import { type EarlierEngine, earlierEngines } from './earlier-engines';
import { takeEngineThread } from './engine-thread';
import { type FolderLock, lockFolder } from './folder-lock';
import { makeSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder';
import type { CarriedOver, WorkerOptions, WorkerReport, WorkerRequest } from './worker-messages';

const STOP_TIMEOUT_MS = 15_000;

export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  /** How often files were synced since the start. */
  countSyncs(): Promise<SyncCounts>;
  stop(): Promise<void>;
}

interface EmbeddedServerOptions {
  readonly onLost?: (error: Error) => void;
  /** The data was of an earlier engine and has been brought into this one's. */
  readonly onCarried?: (carried: CarriedOver) => void;
  /** Instead of those this version includes; for tests. */
  readonly earlierEngines?: readonly EarlierEngine[] | undefined;
}

/** Starts the embedded database on the folder, which is then this process's alone. */
export async function startEmbeddedServer(
  dataDir: string,
  options: EmbeddedServerOptions = {},
): Promise<EmbeddedServer> {
  await prepareDataFolder(dataDir);
  let worker: Worker | undefined;
  const lock = await lockFolder(dataDir, {
    onLost() {
      // Two writers would destroy the data: stop at once, without another word to the disk.
      void worker?.terminate();
    },
  }).catch((error: unknown) => {
    throw explainFolderTrouble(error, dataDir);
  });
  const socketFolder = await makeSocketFolder(dataDir);
  try {
    const found = await findData(
      databaseFolderOf(dataDir),
      options.earlierEngines ?? earlierEngines,
    );
    await removeDrafts(dataDir);
    await removeOutlived(dataDir);
    await checkRoom(dataDir, found);
    const socketPath = join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`);
    worker = await startWorker(
      {
        dataDir,
        socketPath,
        ...(found.state === 'none' ? {} : { cluster: found.cluster }),
        ...(found.state === 'earlier' ? { writtenBy: found.engine } : {}),
      },
      options.onCarried,
    );
  } catch (error) {
    await cleanUp(lock, dataDir);
    throw explainFolderTrouble(error, dataDir);
  }
  return superviseWorker(worker, lock, { dataDir, socketFolder }, options.onLost ?? (() => {}));
}

function superviseWorker(
  worker: Worker,
  lock: FolderLock,
  { dataDir, socketFolder }: { dataDir: string; socketFolder: string },
  onLost: (error: Error) => void,
): EmbeddedServer {
  let lastWords = 'it ended';
  let stopping: Promise<void> | undefined;
  worker.on('error', (error) => {
    lastWords = error.message;
  });
  worker.on('message', (report: WorkerReport) => {
    if (report.type === 'lost') lastWords = report.message;
  });
  worker.on('exit', () => {
    if (stopping) return;
    onLost(new DatabaseUnavailableError(`The embedded database stopped: ${lastWords}`));
  });

  async function stopWorker(): Promise<void> {
    if (worker.threadId !== -1) {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      send(worker, { type: 'stop' });
      const giveUp = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(giveUp);
    }
    await cleanUp(lock, dataDir);
  }
  return {
    host: socketFolder,
    port: SOCKET_PORT,
    async countSyncs() {
      const counts = awaitReport(worker, 'syncs');
      send(worker, { type: 'count-syncs' });
      return (await counts).counts;
    },
    stop() {
      stopping ??= stopWorker();
      return stopping;
    },
  };
}

async function startWorker(
  options: WorkerOptions,
  onCarried: EmbeddedServerOptions['onCarried'],
): Promise<Worker> {
  const worker = await takeEngineThread();
  worker.on('message', (report: WorkerReport) => {
    if (report.type === 'carried') onCarried?.(report.carried);
  });
  send(worker, { type: 'open', options });
  await Promise.race([
    awaitReport(worker, 'ready'),
    awaitReport(worker, 'failed').then(({ message, code }) => {
      throw Object.assign(new Error(`the embedded database did not start: ${message}`), { code });
    }),
  ]);
  return worker;
}

function awaitReport<Type extends WorkerReport['type']>(
  worker: Worker,
  type: Type,
): Promise<Extract<WorkerReport, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const hear = (report: WorkerReport) => {
      if (isReport(report, type)) settle(() => resolve(report));
    };
    const fail = (error: unknown) =>
      settle(() => reject(error instanceof Error ? error : new Error('the thread ended')));
    const settle = (then: () => void) => {
      worker.off('message', hear).off('error', fail).off('exit', fail);
      then();
    };
    worker.on('message', hear).on('error', fail).on('exit', fail);
  });
}

function isReport<Type extends WorkerReport['type']>(
  report: WorkerReport,
  type: Type,
): report is Extract<WorkerReport, { type: Type }> {
  return report.type === type;
}

function send(worker: Worker, request: WorkerRequest): void {
  worker.postMessage(request);
}

async function cleanUp(lock: FolderLock, dataDir: string): Promise<void> {
  await removeSocketFolder(dataDir);
  await lock.release();
}
