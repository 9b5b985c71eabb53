import { AppError } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { ParsedCv, SourceDocument } from '@trayecto/core/import';
import type { ValueFate } from '@trayecto/core/review';
import { findEntryFile } from '../entries/find-entry-file';
import { createWorkerPool, type TaskOptions } from '../threads/worker-pool';

type ParseSource = { readonly text: string } | { readonly document: SourceDocument };

/** A document that was made of a CV, to be held against it. */
export interface ReadBackSource {
  readonly document: SourceDocument;
  readonly madeOf: Cv;
}

interface ReadBackParsed {
  readonly parsed: ParsedCv;
  readonly text: string;
  readonly fates: readonly ValueFate[];
  readonly hasColumns: boolean;
  readonly repeated: readonly string[];
}

/** What the threads are asked, and what they answer. */
export type ParseTask =
  | { readonly kind: 'parse'; readonly source: ParseSource }
  | { readonly kind: 'read-back'; readonly source: ReadBackSource };
export type ParseAnswer =
  | { readonly kind: 'parse'; readonly parsed: ParsedCv }
  | ({ readonly kind: 'read-back' } & ReadBackParsed);

export interface CvParser {
  parse(source: ParseSource, options?: TaskOptions): Promise<ParsedCv>;
  readBack(source: ReadBackSource, options?: TaskOptions): Promise<ReadBackParsed>;
  close(): Promise<void>;
}

const LONGEST_MS = 10_000;
const MOST_WAITING = 50;
const MOST_HEAP_MB = 512;
/** So that one person’s long text never keeps another’s waiting. The second starts when it is first needed. */
const THREADS = 2;

/** In threads, one text at a time each; one that takes too long is thrown away with its text. */
export async function createCvParser(threads = THREADS): Promise<CvParser> {
  const pool = createWorkerPool<ParseTask, ParseAnswer>({
    file: await findEntryFile('parse-worker', new URL('./parse-worker.ts', import.meta.url)),
    kind: 'thread',
    size: threads,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
    busy: 'reader_busy',
  });
  async function run(task: ParseTask, options: TaskOptions = {}): Promise<ParseAnswer> {
    return pool.run(task, options).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      if (!(cause instanceof AppError)) throw new AppError('reader_crashed', { cause });
      throw cause.code === 'task_too_heavy' ? new AppError('file_timeout', { cause }) : cause;
    });
  }
  return {
    parse: async (source, options) => (await run({ kind: 'parse', source }, options)).parsed,
    async readBack(source, options) {
      const answer = await run({ kind: 'read-back', source }, options);
      if (answer.kind !== 'read-back') throw new AppError('reader_crashed');
      return answer;
    },
    close: () => pool.close(),
  };
}
