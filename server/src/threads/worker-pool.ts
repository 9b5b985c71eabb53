import { Worker } from 'node:worker_threads';
import { AppError } from '@trayecto/core/contract';

export interface WorkerPool<Task, Result> {
  run(task: Task, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly file: string;
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

/** Threads that take one task at a time each. One that takes too long or dies is thrown away with its task alone. */
export function createWorkerPool<Task, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Waiting<Task, Result>[] = [];
  let closed = false;

  function start(): Worker {
    const worker = new Worker(options.file, {
      resourceLimits: { maxOldGenerationSizeMb: options.mostHeapMb },
    });
    worker.unref();
    all.add(worker);
    return worker;
  }

  function discard(worker: Worker): void {
    all.delete(worker);
    void worker.terminate();
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
    ask<Task, Result>(worker, job.task, job.signal, options.longestMs)
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

  for (let count = 0; count < options.size; count++) idle.push(start());

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
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function ask<Task, Result>(
  worker: Worker,
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
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      finish();
    };
    const abort = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`no answer within ${longestMs} ms`))),
      longestMs,
    );
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', (result: Result) => settle(() => resolve(result)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', () => settle(() => reject(new Error('the thread ended'))));
    worker.postMessage(task);
  });
}
