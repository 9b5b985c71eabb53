import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue, type Turn } from '../threads/fair-queue';
import { ReadFailure } from './read-failure';
import {
  type PagePng,
  type ProcessLimits,
  ReaderProcess,
  type ReaderPurpose,
  type ReadFile,
  type ReadOptions,
} from './reader/reader-process';
import { findChildFiles, startReaderChild } from './reader/start-reader-child';

interface FileReaderOptions {
  /** The bundled `reader-child.ts`. */
  readonly childScript: string;
  /** Files read at the same time. */
  readonly slots?: number;
  /** Readers kept started for the next file. */
  readonly spares?: number;
  /** Files that may wait for a slot; more are turned away at once. */
  readonly queueLength?: number;
  readonly limits?: Partial<ProcessLimits>;
  readonly startChild?: typeof startReaderChild;
}

export type { ReadProgress } from './reader/messages';

export interface FileReader {
  /** Reads one file in its own process. Fails with a `ReadFailure`, or with the signal's reason. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadFile>;
  /** One page of a PDF as PNG, counted from 1: drawn behind the same walls, and in the same queue. */
  draw(bytes: Uint8Array, page: number, options?: ReadOptions): Promise<PagePng>;
  /** Settles once the readers for the next files are ready. */
  whenReady(): Promise<void>;
  /** Files being read, and files waiting for their turn. */
  count(): { readonly busy: number; readonly waiting: number };
  close(): Promise<void>;
}

const USUAL_LIMITS: ProcessLimits = {
  memoryBytes: 700_000_000,
  timeoutMs: 25_000,
  ocrTimeoutMs: 120_000,
};

const REST_MS = 250;
const SPARE_BYTES = 150_000_000;
const MOST_SPARES = 2;

/** A waiting reader holds some memory: small machines keep one, and others enough for two files in a row. */
function countSpares(): number {
  const limit = process.constrainedMemory();
  const memory = limit && limit < totalmem() ? limit : totalmem();
  return memory > 20 * SPARE_BYTES ? MOST_SPARES : 1;
}

export function createFileReader(options: FileReaderOptions): FileReader {
  const { slots = 2, spares = countSpares(), queueLength = 8 } = options;
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const files = findChildFiles(options.childScript);
  const ready: ReaderProcess[] = [];
  const busy = new Set<ReaderProcess>();
  const queue = createFairQueue({
    slots,
    mostWaiting: queueLength,
    mostWaitingEach: Math.ceil(queueLength / 2),
    refuse: () => new ReadFailure('reader_busy'),
  });
  let isClosed = false;

  const startChild = options.startChild ?? startReaderChild;
  const start = (purpose: ReaderPurpose) =>
    new ReaderProcess((ways) => startChild(files, ways), limits, purpose);
  let refilling: Promise<void> | undefined;
  /** One after the other, so that readers getting warm leave room for the work at hand. */
  const startSpares = async () => {
    // What was just read is about to be parsed; while spares are left, that goes first.
    if (ready.length > 0) await sleep(REST_MS, undefined, { ref: false });
    while (!isClosed && ready.length < spares) {
      const spare = start('spare');
      ready.push(spare);
      await spare.warm;
    }
  };
  const refill = () => {
    refilling ??= startSpares().finally(() => {
      refilling = undefined;
      if (!isClosed && ready.length < spares) refill();
    });
  };
  /** Files are coming in a row: the next one's reader starts while this one is read. */
  const startForNext = () => {
    if (!isClosed && spares > 1 && ready.length === 0) ready.push(start('spare'));
  };
  /** Ready readers are for users with a single file: warming up the next one costs more than reading many files. */
  const take = (isOneOfMany: boolean): ReaderProcess => {
    if (isOneOfMany) return start('file at hand');
    for (;;) {
      const spare = ready.shift();
      if (!spare) return start('file at hand');
      if (spare.isAlive) return spare;
    }
  };

  async function inTurn<Result>(
    bytes: Uint8Array,
    { owner = '', signal }: ReadOptions,
    work: (process: ReaderProcess, turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (bytes.length === 0) throw new ReadFailure('file_empty');
    if (isClosed) throw new ReadFailure('reader_busy');
    const turn = await queue.enter(owner, signal);
    const use = async (process: ReaderProcess) => {
      busy.add(process);
      return work(process, turn).finally(() => busy.delete(process));
    };
    try {
      const process = take(turn.isOneOfMany);
      setImmediate(startForNext);
      try {
        return await use(process);
      } catch (error) {
        if (process.loss === 'none') throw error;
        return await useAnother(use);
      }
    } finally {
      turn.leave();
      refill();
    }
  }

  /** A reader is lost by its file or by the machine it runs on: a second one tells which. */
  async function useAnother<Result>(use: (process: ReaderProcess) => Promise<Result>) {
    const process = start('file at hand');
    try {
      return await use(process);
    } catch (error) {
      if (process.loss !== 'before it had the file') throw error;
      throw new ReadFailure('reader_busy', { cause: error });
    }
  }

  refill();
  return {
    read: (bytes, options = {}) =>
      inTurn(bytes, options, (process, turn) => process.read(bytes, options, turn)),
    draw: (bytes, page, options = {}) =>
      inTurn(bytes, options, (process, turn) => process.draw(bytes, page, options, turn)),
    async whenReady() {
      while (refilling) await refilling;
      await Promise.all(ready.map((spare) => spare.warm));
    },
    count: () => ({ busy: busy.size, waiting: queue.waiting }),
    async close() {
      isClosed = true;
      for (const process of [...ready, ...busy]) process.kill();
      ready.length = 0;
    },
  };
}
