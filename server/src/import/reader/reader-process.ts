import type { ChildProcess } from 'node:child_process';
import type { Cv } from '@trayecto/core/cv';
import type { SourceDocument } from '@trayecto/core/import/layout';
import type { Turn } from '../../threads/fair-queue';
import { ReadFailure, type ReadFailureCode } from '../read-failure';
import { type ReaderOrder, type ReadProgress, type ReadWarning, readerMessage } from './messages';
import { stepBehindOthers, stepBesideServer } from './start-reader-child';
import { startTimeWall } from './time-wall';
import { watchMemory } from './watch-memory';

export interface ReadOptions {
  /** Whose file it is: one person's files wait behind each other, not before everyone else's. */
  readonly owner?: string;
  readonly signal?: AbortSignal;
  /** Whether a picture is a file to be read too; a CV comes as a document. */
  readonly readsPostings?: boolean;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export interface ReadFile {
  readonly document: SourceDocument;
  readonly pages: number;
  readonly warnings: readonly ReadWarning[];
  /** Where the file names its fields itself, and nothing has to be guessed from its text. */
  readonly cv?: Cv | undefined;
}

export interface ProcessLimits {
  readonly memoryBytes: number;
  readonly timeoutMs: number;
  /** Reading pictures of pages takes seconds each and has its own limit. */
  readonly ocrTimeoutMs: number;
}

type Place = Pick<Turn, 'isOneOfMany'>;

/** A reader started for a waiting file skips the warm-up. */
export type ReaderPurpose = 'spare' | 'file at hand';

/** Everyone has an answer within 35 seconds, also on a busy machine. */
const PATIENCE_WITH_MANY = 1.4;

/** Null when the file has no such page. */
export type PagePng = Uint8Array<ArrayBuffer> | null;

type Answer = { readonly read: ReadFile } | { readonly picture: PagePng };

/** One reader process: started ahead, given one file, gone afterwards. */
export class ReaderProcess {
  /** Undefined: the machine had no room for it. */
  readonly #child: ChildProcess | undefined;
  readonly #ready = withResolvers<void>();
  readonly #warm = withResolvers<void>();
  readonly #result = withResolvers<Answer>();
  #onProgress: (progress: ReadProgress) => void = () => {};
  #loss: 'none' | 'before it had the file' | 'with the file' = 'none';
  #hasFile = false;
  #isAnswered = false;

  constructor(
    startChild: (options: { practise: boolean }) => ChildProcess,
    private readonly limits: ProcessLimits,
    purpose: ReaderPurpose,
  ) {
    // Either may fail before anyone waits for it.
    this.#ready.promise.catch(() => {});
    this.#result.promise.catch(() => {});
    const child = this.#start(startChild, purpose);
    this.#child = child;
    if (!child) return;
    child.on('message', (raw) => this.#hear(raw));
    child.on('exit', () => this.#lose());
    child.on('error', (cause) => this.#lose({ cause }));
    // An idle reader must not keep the server alive.
    child.unref();
    child.channel?.unref();
  }

  #start(
    startChild: (options: { practise: boolean }) => ChildProcess,
    purpose: ReaderPurpose,
  ): ChildProcess | undefined {
    try {
      return startChild({ practise: purpose === 'spare' });
    } catch (cause) {
      this.#fail('reader_busy', { cause });
      return undefined;
    }
  }

  /** Whether it ended by itself, without an answer. */
  get loss(): 'none' | 'before it had the file' | 'with the file' {
    return this.#loss;
  }

  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Settles when it reads as fast as it ever will, or not at all. */
  get warm(): Promise<void> {
    return this.#warm.promise;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  async read(bytes: Uint8Array, options: ReadOptions, turn: Place): Promise<ReadFile> {
    const { readsPostings = false } = options;
    const answer = await this.#order({ kind: 'read', bytes, readsPostings }, options, turn);
    if ('read' in answer) return answer.read;
    throw new ReadFailure('reader_crashed');
  }

  /** One page of a PDF as PNG, counted from 1. */
  async draw(bytes: Uint8Array, page: number, options: ReadOptions, turn: Place): Promise<PagePng> {
    const answer = await this.#order({ kind: 'draw', bytes, page }, options, turn);
    if ('picture' in answer) return answer.picture;
    throw new ReadFailure('reader_crashed');
  }

  async #order(
    order: ReaderOrder,
    { signal, onProgress }: ReadOptions,
    { isOneOfMany }: Place,
  ): Promise<Answer> {
    const child = this.#child;
    const { promise, reject } = this.#result;
    if (!child) return promise;
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const stopGuarding = this.#guard(child.pid ?? 0, isOneOfMany, onProgress);
    try {
      signal?.throwIfAborted();
      if (isOneOfMany) stepBehindOthers(child);
      else stepBesideServer(child);
      await Promise.race([this.#ready.promise, promise]);
      this.#hasFile = true;
      child.channel?.ref();
      child.send(order, (error) => error && this.#lose());
      return await promise;
    } finally {
      stopGuarding();
      signal?.removeEventListener('abort', onAbort);
      this.kill();
    }
  }

  /** Time and memory, until the function returned is called. */
  #guard(pid: number, isOneOfMany: boolean, onProgress: ReadOptions['onProgress']): () => void {
    // One that hasn't even started is late because the machine is busy.
    const onTimeout = () => this.#fail(this.#hasFile ? 'file_timeout' : 'reader_busy');
    // What is made to wait for others is not late for it.
    const patience = isOneOfMany ? PATIENCE_WITH_MANY : 1;
    let wall = startTimeWall(pid, { mostMs: this.limits.timeoutMs, patience }, onTimeout);
    let isReadingImages = false;
    this.#onProgress = (progress) => {
      if (!isReadingImages) {
        wall.stop();
        wall = startTimeWall(pid, { mostMs: this.limits.ocrTimeoutMs, patience }, onTimeout);
      }
      isReadingImages = true;
      onProgress?.(progress);
    };
    const stopWatching = watchMemory(pid, this.limits.memoryBytes, () =>
      this.#fail('reader_crashed'),
    );
    return () => {
      wall.stop();
      stopWatching();
    };
  }

  #hear(raw: unknown): void {
    const { data } = readerMessage.safeParse(raw);
    switch (data?.kind) {
      case 'ready':
        this.#ready.resolve();
        break;
      case 'warm':
        this.#warm.resolve();
        break;
      case 'progress':
        this.#onProgress({ page: data.page, of: data.of });
        break;
      case 'done': {
        const { document, warnings, cv } = data;
        this.#isAnswered = true;
        this.#result.resolve({ read: { document, pages: document.pages, warnings, cv } });
        break;
      }
      case 'drawn':
        this.#isAnswered = true;
        this.#result.resolve({ picture: data.picture });
        break;
      case 'failed':
        this.#fail(data.code);
        break;
      default:
        this.#fail('reader_crashed');
    }
  }

  #lose(options?: ErrorOptions): void {
    if (this.#isAnswered) return;
    this.#loss = this.#hasFile ? 'with the file' : 'before it had the file';
    this.#fail('reader_crashed', options);
  }

  #fail(code: ReadFailureCode, options?: ErrorOptions): void {
    this.#isAnswered = true;
    const failure = new ReadFailure(code, options);
    this.#ready.reject(failure);
    this.#result.reject(failure);
    this.#warm.resolve();
  }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onDone, onFail) => {
    resolve = onDone;
    reject = onFail;
  });
  return { promise, resolve, reject };
}
