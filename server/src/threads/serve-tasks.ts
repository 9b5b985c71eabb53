import { parentPort } from 'node:worker_threads';

export interface ServeOptions {
  /** Asked after each task; a process that is ends when it has nothing to do. */
  readonly isWornOut?: () => boolean;
}

const IDLE_MS = 200;

/** What the file of a worker calls: does each task as it comes, as a thread or as a process. */
export function serveTasks<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  { isWornOut = () => false }: ServeOptions = {},
): void {
  if (parentPort) {
    const port = parentPort;
    port.on('message', async (task: Task) => port.postMessage(await work(task)));
    return;
  }
  let leaving: NodeJS.Timeout | undefined;
  process.on('message', async (task) => {
    clearTimeout(leaving);
    process.send?.(await work(task as Task));
    if (isWornOut()) leaving = setTimeout(() => process.disconnect(), IDLE_MS);
  });
  // Left alone by a server that was killed, there is nobody to work for.
  process.on('disconnect', () => process.exit());
}
