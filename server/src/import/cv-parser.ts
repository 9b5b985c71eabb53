import { AppError } from '@trayecto/core/contract';
import type { ParsedCv, SourceDocument } from '@trayecto/core/import';
import { findEntryFile } from '../entries/find-entry-file';
import { createWorkerPool, type TaskOptions } from '../threads/worker-pool';

export type ParseSource = { readonly text: string } | { readonly document: SourceDocument };

export interface CvParser {
  parse(source: ParseSource, options?: TaskOptions): Promise<ParsedCv>;
  close(): Promise<void>;
}

const LONGEST_MS = 10_000;
const MOST_WAITING = 50;
const MOST_HEAP_MB = 512;
/** So that one person’s long text never keeps another’s waiting. The second starts when it is first needed. */
const THREADS = 2;

/** In threads, one text at a time each; one that takes too long is thrown away with its text. */
export async function createCvParser(): Promise<CvParser> {
  const pool = createWorkerPool<ParseSource, ParsedCv>({
    file: await findEntryFile('parse-worker', new URL('./parse-worker.ts', import.meta.url)),
    kind: 'thread',
    size: THREADS,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
    busy: 'reader_busy',
  });
  return {
    async parse(source, options = {}) {
      return pool.run(source, options).catch((cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        if (!(cause instanceof AppError)) throw new AppError('reader_crashed', { cause });
        throw cause.code === 'task_too_heavy' ? new AppError('file_timeout', { cause }) : cause;
      });
    },
    close: () => pool.close(),
  };
}
