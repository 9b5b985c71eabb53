import { Worker } from 'node:worker_threads';
import { awaitAnswer, type TaskWorker } from './task-worker';

export function startThread<Task extends object, Result>(
  file: string,
  mostHeapMb: number,
): TaskWorker<Task, Result> {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
  worker.unref();
  // Between two tasks nobody listens, and an unheard error would end the server.
  worker.on('error', () => {});
  return {
    ask(task) {
      const answer = awaitAnswer<Result>(worker);
      worker.postMessage(task);
      return answer;
    },
    end: () => worker.terminate(),
  };
}
