import { serveTasks } from '../threads/serve-tasks';
import type { WorkerTask } from './builtin-assistant';
import { runWorkerTask } from './run-worker-task';
import { warmUpEngine } from './warm-up-engine';

let isNeeded = false;

/** The built-in engine in its own thread: a long CV must not hold up anyone else's request. */
serveTasks((task: WorkerTask) => {
  isNeeded = true;
  return runWorkerTask(task);
});

await warmUpEngine(() => isNeeded);
