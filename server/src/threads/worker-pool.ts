import { AppError, type ErrorCode } from '@trayecto/core/contract';
import { crowding } from './crowding';
import { createFairQueue, type Turn } from './fair-queue';
import { startProcess } from './start-process';
import { startThread } from './start-thread';
import { type TaskWorker, WorkerEnded } from './task-worker';
import { waitFor } from './time-work';

export interface TaskOptions {
  /** Whose task it is: nobody’s many keep another’s one waiting. */
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface WorkerPool<Task, Result> {
  run(task: Task, options?: TaskOptions): Promise<Result>;
  close(): Promise<void>;
}

interface WorkerPoolOptions {
  readonly file: string;
  /** Threads are light; processes share no lock, so that two do twice the work of one. */
  readonly kind: 'thread' | 'process';
  /** How many there may be at most. */
  readonly size: number;
  /** On a machine that has time; on a crowded one a task may take its share longer. */
  readonly longestMs: number;
  readonly mostWaiting: number;
  readonly mostHeapMb: number;
  /** The error for a caller who finds no room. */
  readonly busy?: ErrorCode;
  /** How long one that is not needed any more is kept; for tests, which cannot wait that long. */
  readonly idleMs?: number;
  readonly crowding?: () => number;
}

const RETRY_SECONDS = 5;
/** After so long without a task all but one are ended: a thread's tables are memory of the server, a process's are not. */
const IDLE_MS = { thread: 20_000, process: 300_000 };
/** Of those who wait, one person may be this many. */
const WAITING_SHARE = 1 / 4;

/**
 * Workers that take one task at a time each, everyone in their turn. One that takes too long or dies is thrown away with
 * its task alone.
 */
export function createWorkerPool<Task extends object, Result>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Result> {
  const refuse = (cause?: unknown) =>
    new AppError(options.busy ?? 'server_busy', { retryAfterSeconds: RETRY_SECONDS, cause });
  const startWorker = options.kind === 'thread' ? startThread : startProcess;
  const idle: TaskWorker<Task, Result>[] = [];
  const all = new Set<TaskWorker<Task, Result>>();
  /** Those that have stepped behind, and may not be able to come back. */
  const behind = new Set<TaskWorker<Task, Result>>();
  /** Those that have answered once, and so have loaded what they know. */
  const loaded = new WeakSet<TaskWorker<Task, Result>>();
  const leaving = new Map<TaskWorker<Task, Result>, NodeJS.Timeout>();
  const queue = createFairQueue({
    slots: options.size,
    mostWaiting: options.mostWaiting,
    mostWaitingEach: Math.ceil(options.mostWaiting * WAITING_SHARE),
    refuse,
  });

  function start(isBehind: boolean): TaskWorker<Task, Result> {
    const worker = startWorker<Task, Result>(options.file, options.mostHeapMb, isBehind);
    all.add(worker);
    return worker;
  }

  /** A living worker in the right place for the task, or else any. */
  function takeIdle(isBehind: boolean): TaskWorker<Task, Result> | undefined {
    for (const worker of idle.filter(({ isAlive }) => !isAlive)) {
      idle.splice(idle.indexOf(worker), 1);
      discard(worker);
    }
    const fitting = idle.findLastIndex((worker) => behind.has(worker) === isBehind);
    if (fitting === -1 && all.size < options.size) return undefined;
    return idle.splice(fitting, 1)[0];
  }

  function discard(worker: TaskWorker<Task, Result>): void {
    all.delete(worker);
    behind.delete(worker);
    clearTimeout(leaving.get(worker));
    leaving.delete(worker);
    void worker.end();
  }

  function take(isBehind: boolean): TaskWorker<Task, Result> {
    try {
      return takeIdle(isBehind) ?? start(isBehind && behind.size < options.size - 1);
    } catch (cause) {
      // The machine has no room for another one, and may have it in a moment.
      throw refuse(cause);
    }
  }

  /** One at least stays where it is, for those who ask seldom. */
  const mayStepBehind = (worker: TaskWorker<Task, Result>) =>
    behind.has(worker) || behind.size < options.size - 1;

  function rest(worker: TaskWorker<Task, Result>): void {
    idle.push(worker);
    clearTimeout(leaving.get(worker));
    if (all.size === 1) return;
    const timer = setTimeout(() => dismiss(worker), options.idleMs ?? IDLE_MS[options.kind]);
    leaving.set(worker, timer.unref());
  }

  /** The one that stays is one that has not stepped behind. */
  function dismiss(worker: TaskWorker<Task, Result>): void {
    const isSpare = [...all].some((other) => other !== worker && !behind.has(other));
    if (!isSpare || !idle.includes(worker)) return;
    idle.splice(idle.indexOf(worker), 1);
    discard(worker);
  }

  async function work(task: Task, turn: Turn, mayTryAgain = true): Promise<Result> {
    const hasMany = turn.isOneOfMany || turn.hasUsedMuch;
    const worker = take(hasMany);
    clearTimeout(leaving.get(worker));
    const isBehind = hasMany && mayStepBehind(worker);
    if (isBehind) behind.add(worker);
    try {
      const result = await within(options, async () => worker.ask(task, { isBehind }));
      // Most of the first answer's time is the worker's own, and who asked first would get a second one loaded for it.
      if (!loaded.has(worker)) turn.restartClock();
      loaded.add(worker);
      rest(worker);
      return result;
    } catch (error) {
      discard(worker);
      if (mayTryAgain && error instanceof WorkerEnded && error.hadLeft)
        return work(task, turn, false);
      throw explain(error);
    }
  }

  async function takeTurn(task: Task, { owner = '', signal }: TaskOptions = {}): Promise<Result> {
    const turn = await queue.enter(owner, signal);
    // Who leaves leaves a task behind that keeps its place: to begin a new worker for each would cost more than to end it.
    const result = work(task, turn).finally(turn.leave);
    return signal ? untilAborted(signal, result) : result;
  }

  // One ahead of need; the others come when there is work for them.
  try {
    idle.push(start(false));
  } catch {
    // Then it comes with the others.
  }

  return {
    run: (task, options) => waitFor(takeTurn(task, options)),
    async close() {
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

type Patience = Pick<WorkerPoolOptions, 'longestMs' | 'crowding'>;

async function within<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  const { longestMs, crowding: measure = crowding } = patience;
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = () => {
      const leftMs = longestMs * measure() - (performance.now() - startedAt);
      if (leftMs <= 0) reject(new TaskOverdue(longestMs));
      else timer = setTimeout(look, leftMs);
    };
    timer = setTimeout(look, longestMs);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

async function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
