import { Worker } from 'node:worker_threads';
import type { TextToReword } from '@trayecto/core/translate';
import { findEntryFile } from '../entries/find-entry-file';
import type { TextsToCorrect } from './correct-texts';
import type { TextsToTranslate } from './translate-texts';
import type {
  StopFlag,
  TranslatorReport,
  TranslatorTask,
  TranslatorThread,
} from './translator-messages';

/** There is no model here, or none that can be read. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
}

export type Job = { readonly onReport: (report: TranslatorReport) => void } & (
  | ({ readonly kind: 'translate' } & TextsToTranslate)
  | ({ readonly kind: 'correct' } & TextsToCorrect)
  | { readonly kind: 'reword'; readonly text: TextToReword }
  | { readonly kind: 'embed'; readonly texts: readonly string[] }
);

export interface TranslatorThreads {
  /** Does the jobs beside those of others, a share of each in turn. What is not done by the end stays undone. */
  work(
    jobs: readonly Job[],
    options: { readonly signal: AbortSignal | undefined; readonly end: number },
  ): Promise<void>;
  close(): Promise<void>;
}

interface Request {
  readonly waiting: Job[];
  readonly stop: StopFlag;
  readonly end: number;
  readonly finish: () => void;
  running: number;
}

const LONGEST_START_MS = 60_000;
/** No share of the work takes longer, however slow the machine. */
const LONGEST_JOB_MS = 15_000;
/** A thread looks at its flag between two steps; one that does not is stuck. */
const GRACE_MS = 5_000;
/** The weights lie outside of it. */
const MOST_HEAP_MB = 192;
/** The usual 48 would fill up with what nobody needs any more. */
const MOST_YOUNG_MB = 8;

export async function openTranslatorThreads(
  file: string,
  threads: number,
): Promise<TranslatorThreads> {
  const script = await findEntryFile(
    'translator-worker',
    new URL('./translator-worker.ts', import.meta.url),
  );
  const free: number[] = Array.from({ length: threads }, (_, at) => at).reverse();
  const idle: TranslatorThreadHandle[] = [];
  const all = new Set<TranslatorThreadHandle>();
  const requests: Request[] = [];
  let memory: WebAssembly.Memory | undefined;
  let isClosed = false;

  async function start(): Promise<TranslatorThreadHandle> {
    const thread = free.pop();
    if (thread === undefined) throw new Error('all threads are taken');
    const handle = startThread(script, { file, thread, threads, memory });
    all.add(handle);
    handle.onEnd(() => {
      all.delete(handle);
      free.push(thread);
    });
    try {
      memory = await handle.ready;
      return handle;
    } catch (error) {
      await handle.end();
      throw error;
    }
  }

  /** Takes the first share of the first request, which then waits behind the others. */
  function takeJob(): { readonly request: Request; readonly job: Job } | undefined {
    for (const request of [...requests]) {
      if (performance.now() > request.end || Atomics.load(request.stop, 0) === 1)
        request.waiting.length = 0;
      const job = request.waiting.shift();
      if (job === undefined) {
        finishIfDone(request);
        continue;
      }
      requests.push(...requests.splice(requests.indexOf(request), 1));
      request.running++;
      return { request, job };
    }
    return undefined;
  }

  function finishIfDone(request: Request): void {
    if (request.waiting.length > 0 || request.running > 0) return;
    const at = requests.indexOf(request);
    if (at !== -1) requests.splice(at, 1);
    request.finish();
  }

  /** Lets one thread work until nothing is left to do. */
  async function serve(): Promise<void> {
    let handle: TranslatorThreadHandle | undefined;
    for (let next = takeJob(); next && !isClosed; next = takeJob()) {
      const { request, job } = next;
      try {
        handle ??= idle.pop() ?? (await start());
        const left = Math.max(0, request.end - performance.now());
        await handle.run(job, request.stop, Math.min(LONGEST_JOB_MS, left));
      } catch {
        // Its sentences stay undone; the next share gets another thread.
        await handle?.end();
        handle = undefined;
      }
      request.running--;
      finishIfDone(request);
    }
    if (handle) idle.push(handle);
  }

  idle.push(await start());
  return {
    work(jobs, { signal, end }) {
      return new Promise((resolve) => {
        const stop: StopFlag = new Int32Array(new SharedArrayBuffer(4));
        const abort = () => {
          Atomics.store(stop, 0, 1);
          request.waiting.length = 0;
          finishIfDone(request);
        };
        const finish = () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        };
        const request: Request = { waiting: [...jobs], stop, end, finish, running: 0 };
        requests.push(request);
        signal?.addEventListener('abort', abort, { once: true });
        const wanted = Math.min(jobs.length, idle.length + free.length);
        for (let at = 0; at < wanted; at++) void serve();
        finishIfDone(request);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map((handle) => handle.end()));
      for (const request of [...requests]) {
        request.waiting.length = 0;
        request.running = 0;
        finishIfDone(request);
      }
    },
  };
}

interface TranslatorThreadHandle {
  readonly ready: Promise<WebAssembly.Memory>;
  /** Rejects when the thread ends or is stuck. */
  run(job: Job, stop: StopFlag, longestMs: number): Promise<void>;
  onEnd(listener: () => void): void;
  end(): Promise<unknown>;
}

function startThread(script: string, workerData: TranslatorThread): TranslatorThreadHandle {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: MOST_HEAP_MB,
      maxYoungGenerationSizeMb: MOST_YOUNG_MB,
    },
  });
  // Between two shares nobody listens, and an unheard error would end the server.
  worker.on('error', () => {});
  const listen = <Result>(
    longestMs: number,
    hear: (report: TranslatorReport, settle: (result: Result) => void) => void,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      worker.ref();
      const settle = (finish: () => void) => {
        worker.unref();
        clearTimeout(timer);
        worker.off('message', message).off('error', fail).off('exit', exit);
        finish();
      };
      const message = (report: TranslatorReport) => {
        if (report.kind === 'broken') settle(() => reject(new ModelUnavailable(report.reason)));
        else hear(report, (result) => settle(() => resolve(result)));
      };
      const fail = (error: unknown) => settle(() => reject(error));
      const exit = () => settle(() => reject(new Error('the thread ended')));
      const timer = setTimeout(
        () => fail(new Error(`no answer within ${longestMs} ms`)),
        longestMs,
      );
      worker.on('message', message).on('error', fail).on('exit', exit);
    });
  return {
    ready: listen(LONGEST_START_MS, (report, settle) => {
      if (report.kind === 'ready') settle(report.memory);
    }),
    run({ onReport, ...task }, stop, longestMs) {
      const done = listen<void>(longestMs + GRACE_MS, (report, settle) => {
        if (report.kind === 'done') settle();
        else onReport(report);
      });
      const message: TranslatorTask = { ...task, stop, longestMs };
      worker.postMessage(message);
      return done;
    },
    onEnd: (listener) => worker.once('exit', listener),
    end: () => worker.terminate(),
  };
}
