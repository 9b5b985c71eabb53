import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { findEntryFile } from '../../entries/find-entry-file';

// The database is WebAssembly: optimizing what runs often during a start costs more than that saves. What runs often later still is.
setFlagsFromString('--wasm-tiering-budget=500000000');

let ahead: Promise<Worker> | undefined;

/** Starts the thread before it is known what it opens: it reads and compiles the engine while the server is being loaded. */
export function startEngineAhead(): void {
  ahead ??= startThread().then((thread) => {
    // Until it is wanted it keeps no process alive.
    thread.unref();
    return thread;
  });
  ahead.catch(() => {});
}

/** The thread that was started ahead, or a new one. It touches no folder before the request to open one. */
export async function takeEngineThread(): Promise<Worker> {
  const taken = ahead ?? startThread();
  ahead = undefined;
  const thread = await taken;
  thread.ref();
  return thread;
}

async function startThread(): Promise<Worker> {
  const file = await findEntryFile('embedded-worker', new URL('./worker.ts', import.meta.url));
  // No inherited flags: a test runner's loaders do not belong in there.
  return new Worker(file, { execArgv: [], env: {} });
}
