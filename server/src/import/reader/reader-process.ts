import type { ChildProcess } from 'node:child_process';
import type { SourceDocument } from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { type ReadProgress, type ReadWarning, readerMessage } from './messages';
import { type ChildFiles, startReaderChild } from './start-reader-child';
import { watchMemory } from './watch-memory';

export interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export interface ReadFile {
  readonly document: SourceDocument;
  readonly pages: number;
  readonly warnings: readonly ReadWarning[];
}

export interface ProcessLimits {
  readonly memoryBytes: number;
  readonly timeoutMs: number;
  /** Reading pictures of pages takes seconds each and has a limit of its own. */
  readonly ocrTimeoutMs: number;
}

/** One reader process: started ahead, given one file, gone afterwards. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly ready: Promise<void>;

  constructor(
    files: ChildFiles,
    private readonly limits: ProcessLimits,
  ) {
    const child = startReaderChild(files);
    this.#child = child;
    this.ready = new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new ReadFailure('reader_crashed')));
      child.once('error', (cause) => reject(new ReadFailure('reader_crashed', { cause })));
    });
    this.ready.catch(() => {});
    // An idle reader must not keep the server alive.
    child.unref();
    child.channel?.unref();
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async read(bytes: Uint8Array, { signal, onProgress }: ReadOptions): Promise<ReadFile> {
    const child = this.#child;
    const { promise, resolve, reject } = withResolvers<ReadFile>();
    // It may fail while the process still starts, before anyone waits for it.
    promise.catch(() => {});
    const fail = (code: ConstructorParameters<typeof ReadFailure>[0]) =>
      reject(new ReadFailure(code));
    let timer = setTimeout(() => fail('file_timeout'), this.limits.timeoutMs);
    const extendForOcr = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('file_timeout'), this.limits.ocrTimeoutMs);
    };
    let isReadingImages = false;
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const stopWatching = watchMemory(child.pid ?? 0, this.limits.memoryBytes, () =>
      fail('reader_crashed'),
    );

    child.on('message', (raw) => {
      const message = readerMessage.safeParse(raw);
      if (!message.success) return fail('reader_crashed');
      const { data } = message;
      if (data.kind === 'failed') fail(data.code);
      else if (data.kind === 'progress') {
        if (!isReadingImages) extendForOcr();
        isReadingImages = true;
        onProgress?.({ page: data.page, of: data.of });
      } else if (data.kind === 'done') {
        const { document, warnings } = data;
        resolve({ document, pages: document.pages, warnings });
      }
    });
    child.once('exit', () => fail('reader_crashed'));

    try {
      signal?.throwIfAborted();
      await Promise.race([this.ready, promise]);
      child.channel?.ref();
      child.send({ kind: 'read', bytes }, (error) => error && fail('reader_crashed'));
      return await promise;
    } finally {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener('abort', onAbort);
      this.kill();
    }
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
