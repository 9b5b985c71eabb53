import { AppError } from '@trayecto/core/contract';
import { startProcess } from './start-process';
import { startThread } from './start-thread';
import type { TaskWorker } from './task-worker';

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

  function next(): void {
    if (closed) return;
    const worker = idle.pop() ?? (all.size < options.size ? start() : undefined);
    if (!worker) return;
    const job = waiting.shift();
    if (!job) {
      idle.push(worker);
      return;
    }
    ask(worker, job.task, job.signal, options.longestMs)
      .then(
        (result) => {
          idle.push(worker);
          job.resolve(result);
        },
        (error) => {
          discard(worker);
          job.reject(error);
        },
      )
      .finally(next);
  }

  // One ahead of need; the others come when there is work for them.
  idle.push(start());

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
    const timer = setTimeout(
      () => settle(() => reject(new Error(`no answer within ${longestMs} ms`))),
      longestMs,
    );
    signal?.addEventListener('abort', abort, { once: true });
    worker.ask(task).then(
      (result) => settle(() => resolve(result)),
      (error) => settle(() => reject(error)),
    );
  });
}
