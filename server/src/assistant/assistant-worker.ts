import { parentPort } from 'node:worker_threads';
import type { WorkerTask } from './builtin-assistant';
import { runWorkerTask } from './run-worker-task';

/** The built-in engine in a thread of its own: a long CV must not hold up anyone else's request. */
parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(runWorkerTask(task)));
