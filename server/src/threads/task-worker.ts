import type { EventEmitter } from 'node:events';

/** A thread or a process that does one task at a time. */
export interface TaskWorker<Task, Result> {
  ask(task: Task): Promise<Result>;
  end(): Promise<unknown>;
}

/** The next message is the answer; a worker that fails or ends before it has failed its task. */
export function awaitAnswer<Result>(worker: EventEmitter): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => () => {
      worker.off('message', answer).off('error', fail).off('exit', end);
      finish();
    };
    const answer = (result: Result) => settle(() => resolve(result))();
    const fail = (error: unknown) => settle(() => reject(error))();
    const end = settle(() => reject(new Error('the worker ended')));
    worker.on('message', answer).on('error', fail).on('exit', end);
  });
}
