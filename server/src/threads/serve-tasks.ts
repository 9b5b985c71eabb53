import { parentPort } from 'node:worker_threads';
import { stepBehind } from './step-behind';
import type { SentTask } from './task-worker';

interface ServeOptions {
  /** Asked after each task; a process that is ends when it has nothing to do. */
  readonly isWornOut?: () => boolean;
}

const IDLE_MS = 200;

/** What the file of a worker calls: does each task as it comes, as a thread or as a process. */
export function serveTasks<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  { isWornOut = () => false }: ServeOptions = {},
): void {
  let wasBehind = false;
  const take = ({ task, isBehind = false }: SentTask<Task>) => {
    if (isBehind !== wasBehind) stepBehind(isBehind);
    wasBehind = isBehind;
    return work(task);
  };
  if (parentPort) {
    const port = parentPort;
    port.on('message', async (sent: SentTask<Task>) => port.postMessage(await take(sent)));
    return;
  }
  let leaving: NodeJS.Timeout | undefined;
  process.on('message', async (sent) => {
    clearTimeout(leaving);
    process.send?.(await take(sent as SentTask<Task>));
    if (isWornOut()) leaving = setTimeout(() => process.disconnect(), IDLE_MS);
  });
  // Left alone by a server that was killed, there is nobody to work for.
  process.on('disconnect', () => process.exit());
}
