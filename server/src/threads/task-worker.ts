import type { EventEmitter } from 'node:events';

/** A thread or a process that does one task at a time. */
export interface TaskWorker<Task, Result> {
  /** False once it has ended, of whatever. */
  readonly isAlive: boolean;
  ask(task: Task, manner?: TaskManner): Promise<Result>;
  end(): Promise<unknown>;
}

interface TaskManner {
  /** The server and everyone else's tasks go first where the machine has no processor to spare. */
  readonly isBehind?: boolean;
}

/** What is sent to a worker. */
export interface SentTask<Task> extends TaskManner {
  readonly task: Task;
}

/** It ended instead of answering. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
  /** Killed, by the system or by itself when it had no memory left, rather than by an error in the code it ran. */
  readonly wasKilled: boolean;
  /** It had left for good when the task reached it, and never saw it. */
  readonly hadLeft: boolean;

  constructor(code: number | null, signal: string | null) {
    super(`the worker ended with ${signal ?? code}`);
    this.hadLeft = code === 0;
    this.wasKilled = signal !== null || (code !== null && code > 128);
  }
}

/** The next message is the answer; a worker that fails or ends before it has failed its task. */
export function awaitAnswer<Result>(worker: EventEmitter): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', answer).off('error', fail).off('exit', end);
      finish();
    };
    const answer = (result: Result) => settle(() => resolve(result));
    const fail = (error: unknown) => settle(() => reject(error));
    const end = (code: number | null, signal: string | null = null) =>
      settle(() => reject(new WorkerEnded(code, signal)));
    worker.on('message', answer).on('error', fail).on('exit', end);
  });
}
