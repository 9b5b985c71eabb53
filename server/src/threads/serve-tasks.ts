import { parentPort } from 'node:worker_threads';

/** What the file of a worker calls: does each task as it comes, as a thread or as a process. */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  if (parentPort) {
    const port = parentPort;
    port.on('message', async (task: Task) => port.postMessage(await work(task)));
    return;
  }
  process.on('message', async (task) => process.send?.(await work(task as Task)));
  // Left alone by a server that was killed, there is nobody to work for.
  process.on('disconnect', () => process.exit());
}
