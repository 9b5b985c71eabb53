import { getPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { countBehind, FAR_BEHIND } from './niceness';
import { ownErrors } from './own-errors';
import { awaitAnswer, type SentTask, type TaskWorker } from './task-worker';

export function startThread<Task extends object, Result>(
  file: string,
  mostHeapMb: number,
  isBehind: boolean,
): TaskWorker<Task, Result> {
  const resourceLimits = { maxOldGenerationSizeMb: mostHeapMb };
  const worker = isBehind
    ? new Worker(beginBehind(file), { eval: true, resourceLimits })
    : new Worker(file, { resourceLimits });
  worker.unref();
  // Between two tasks nobody listens, and an unheard error would end the server.
  ownErrors(worker);
  return {
    get isAlive() {
      return worker.threadId !== -1;
    },
    ask(task, manner) {
      const answer = awaitAnswer<Result>(worker);
      // Also when it cannot be sent, and nobody waits for the answer any more.
      answer.catch(() => {});
      const sent: SentTask<Task> = { ...manner, task };
      worker.postMessage(sent);
      return answer;
    },
    end: () => worker.terminate(),
  };
}

/** To load what a worker knows takes a second of a processor: who is to leave them to others begins with that. */
function beginBehind(file: string): string {
  const load = `import(${JSON.stringify(pathToFileURL(file).href)})`;
  if (process.platform !== 'linux') return load;
  const niceness = countBehind(getPriority(process.pid), FAR_BEHIND);
  return `try { require('node:os').setPriority(0, ${niceness}) } catch {}; ${load}`;
}
