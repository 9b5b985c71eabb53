import { Worker } from 'node:worker_threads';
import { AppError } from '@trayecto/core/contract';
import type { ParsedCv, SourceDocument } from '@trayecto/core/import';
import { findEntryFile } from '../entries/find-entry-file';
import { ownErrors } from '../threads/own-errors';

export type ParseSource = { readonly text: string } | { readonly document: SourceDocument };

export interface CvParser {
  parse(source: ParseSource, signal?: AbortSignal): Promise<ParsedCv>;
  close(): Promise<void>;
}

const LONGEST_MS = 10_000;
const MOST_WAITING = 50;

/** One thread, one text at a time; a thread that takes too long is thrown away with its text. */
export async function createCvParser(): Promise<CvParser> {
  const file = await findEntryFile('parse-worker', new URL('./parse-worker.ts', import.meta.url));
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const start = () => {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    started.unref();
    // Between two texts nobody listens, and an unheard error would end the server.
    ownErrors(started);
    return started;
  };
  worker = start();

  async function parseNow(source: ParseSource, signal: AbortSignal | undefined): Promise<ParsedCv> {
    signal?.throwIfAborted();
    // One that ended between two texts has no number any more.
    if (worker === undefined || worker.threadId === -1) worker = start();
    const mine = worker;
    try {
      return await ask(mine, source, signal);
    } catch (error) {
      worker = undefined;
      await mine.terminate();
      throw error;
    }
  }

  return {
    async parse(source, signal) {
      if (waiting >= MOST_WAITING) throw new AppError('reader_busy', { retryAfterSeconds: 5 });
      waiting += 1;
      const result = turn.then(() => parseNow(source, signal));
      turn = result.catch(() => {});
      try {
        return await result;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function ask(
  worker: Worker,
  source: ParseSource,
  signal: AbortSignal | undefined,
): Promise<ParsedCv> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.off('message', answer).off('error', fail).off('exit', end);
      finish();
    };
    const abort = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(() => settle(() => reject(new AppError('file_timeout'))), LONGEST_MS);
    const answer = (parsed: ParsedCv) => settle(() => resolve(parsed));
    const fail = (cause: unknown) =>
      settle(() => reject(new AppError('reader_crashed', { cause })));
    const end = () => settle(() => reject(new AppError('reader_crashed')));
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', answer).on('error', fail).on('exit', end);
    worker.postMessage(source);
  });
}
