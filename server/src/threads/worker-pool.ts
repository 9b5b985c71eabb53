import { AppError } from '@trayecto/core/contract';
import { startProcess } from './start-process';
import { startThread } from './start-thread';
import { type TaskWorker, WorkerEnded } from './task-worker';

export interface WorkerPool<Task, Result> {
  run(task: Task, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly file: string;
  /** Threads are light; processes share no lock, so that two do twice the work of one. */
  readonly kind: 'thread' | 'process';
  /** How many there may be at most. */
  readonly size: number;
  readonly longestMs: number;
  readonly mostWaiting: number;
  readonly mostHeapMb: number;
}

type Waiting<Task, Result> = {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
};

/** Workers that take one task at a time each. One that takes too long or dies is thrown away with its task alone. */
export function createWorkerPool<Task extends object, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const startWorker = options.kind === 'thread' ? startThread : startProcess;
  const idle: TaskWorker<Task, Result>[] = [];
  const all = new Set<TaskWorker<Task, Result>>();
  const waiting: Waiting<Task, Result>[] = [];
  let closed = false;

  function start(): TaskWorker<Task, Result> {
    const worker = startWorker<Task, Result>(options.file, options.mostHeapMb);
    all.add(worker);
    return worker;
  }

  function discard(worker: TaskWorker<Task, Result>): void {
    all.delete(worker);
    void worker.end();
  }

  function takeIdle(): TaskWorker<Task, Result> | undefined {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive) return worker;
      discard(worker);
    }
    return undefined;
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const ready = takeIdle();
    if (!ready && all.size >= options.size) return;
    const job = waiting.shift();
    if (!job) return;
    try {
      give(ready ?? start(), job);
    } catch (cause) {
      // The machine has no room for another one, and may have it in a moment.
      job.reject(new AppError('server_busy', { retryAfterSeconds: 5, cause }));
      next();
    }
  }

  function give(worker: TaskWorker<Task, Result>, job: Waiting<Task, Result>): void {
    ask(worker, job.task, job.signal, options.longestMs)
      .then(
        (result) => {
          idle.push(worker);
          job.resolve(result);
        },
        (error: unknown) => {
          discard(worker);
          job.reject(explain(error));
        },
      )
      .finally(next);
  }

  // One ahead of need; the others come when there is work for them.
  try {
    idle.push(start());
  } catch {
    // Then it comes with the others.
  }

  return {
    run(task, signal) {
      if (waiting.length >= options.mostWaiting) {
        return Promise.reject(new AppError('server_busy', { retryAfterSeconds: 5 }));
      }
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ task, signal, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}

class TaskOverdue extends Error {
  override name = 'TaskOverdue';
  constructor(longestMs: number) {
    super(`no answer within ${longestMs} ms`);
  }
}

/** More time or memory than a task may have is what was asked for, not a fault of ours. */
function explain(error: unknown): unknown {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const isTooMuch =
    error instanceof TaskOverdue ||
    isOutOfMemory ||
    (error instanceof WorkerEnded && error.wasKilled);
  return isTooMuch ? new AppError('task_too_heavy', { cause: error }) : error;
}

function ask<Task, Result>(
  worker: TaskWorker<Task, Result>,
  task: Task,
  signal: AbortSignal | undefined,
  longestMs: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => settle(() => reject(new TaskOverdue(longestMs))), longestMs);
    signal?.addEventListener('abort', abort, { once: true });
    worker.ask(task).then(
      (result) => settle(() => resolve(result)),
      (error) => settle(() => reject(error)),
    );
  });
}
