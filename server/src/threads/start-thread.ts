import { Worker } from 'node:worker_threads';
import { ownErrors } from './own-errors';
import { awaitAnswer, type SentTask, type TaskWorker } from './task-worker';

export function startThread<Task extends object, Result>(
  file: string,
  mostHeapMb: number,
): TaskWorker<Task, Result> {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
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
