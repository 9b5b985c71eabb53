import { AppError, type ErrorCode } from '@trayecto/core/contract';
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

/** A CV kept as JSON, and the text of its file. */
export interface JsonRead {
  readonly text: string;
  readonly parsed: Cv;
}

/** What the threads are asked, and what they answer. */
export type ParseTask =
  | { readonly kind: 'parse'; readonly source: ParseSource }
  | { readonly kind: 'read-back'; readonly source: ReadBackSource }
  | { readonly kind: 'json'; readonly bytes: Uint8Array };
export type ParseAnswer =
  | { readonly kind: 'parse'; readonly parsed: ParsedCv }
  | ({ readonly kind: 'read-back' } & ReadBackParsed)
  | ({ readonly kind: 'json' } & JsonRead)
  /** An error of a thread would end it, and arrive without its code. */
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly details: Record<string, unknown>;
    };

export interface CvParser {
  parse(source: ParseSource, options?: TaskOptions): Promise<ParsedCv>;
  readBack(source: ReadBackSource, options?: TaskOptions): Promise<ReadBackParsed>;
  readJson(bytes: Uint8Array, options?: TaskOptions): Promise<JsonRead>;
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
  async function run<Kind extends ParseTask['kind']>(
    task: ParseTask & { readonly kind: Kind },
    options: TaskOptions = {},
  ): Promise<ParseAnswer & { readonly kind: Kind }> {
    const answer = await pool.run(task, options).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      if (!(cause instanceof AppError)) throw new AppError('reader_crashed', { cause });
      throw cause.code === 'task_too_heavy' ? new AppError('file_timeout', { cause }) : cause;
    });
    if (answer.kind === 'refused') throw new AppError(answer.code, { details: answer.details });
    if (!isOfKind(answer, task.kind)) throw new AppError('reader_crashed');
    return answer;
  }
  return {
    parse: async (source, options) => (await run({ kind: 'parse', source }, options)).parsed,
    readBack: (source, options) => run({ kind: 'read-back', source }, options),
    async readJson(bytes, options) {
      const { text, parsed } = await run({ kind: 'json', bytes }, options);
      return { text, parsed };
    },
    close: () => pool.close(),
  };
}

function isOfKind<Kind extends ParseTask['kind']>(
  answer: ParseAnswer,
  kind: Kind,
): answer is ParseAnswer & { readonly kind: Kind } {
  return answer.kind === kind;
}
