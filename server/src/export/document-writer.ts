import { AppError } from '@trayecto/core/contract';
import { findEntryFile } from '../entries/find-entry-file';
import { createWorkerPool, type TaskOptions } from '../threads/worker-pool';
import type { WriteTask, WrittenDocument } from './document-task';

export interface DocumentWriter {
  write(task: WriteTask, options?: TaskOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** With what a file of it is called after the person; undefined where the CV names nobody. */
  writeNamed(task: WriteTask, options?: TaskOptions): Promise<NamedDocument>;
  close(): Promise<void>;
}

export interface NamedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string | undefined;
}

const LONGEST_MS = 30_000;
const MOST_WAITING = 200;
const MOST_HEAP_MB = 256;

/**
 * Documents are made outside the server, from the first look at the CV: a long one must not hold up anyone else's
 * request. In processes, because the engine's cache is one for all threads of a process and its lock lets two of them do
 * only half again as much.
 */
export async function createDocumentWriter(processes: number): Promise<DocumentWriter> {
  const source = new URL('./document-worker.ts', import.meta.url);
  const pool = createWorkerPool<WriteTask, WrittenDocument>({
    file: await findEntryFile('document-worker', source),
    kind: 'process',
    size: processes,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
  });
  async function writeNamed(task: WriteTask, options?: TaskOptions): Promise<NamedDocument> {
    const written = await pool.run(task, options);
    switch (written.outcome) {
      case 'blank':
        throw new AppError('no_parsed_data');
      case 'too-long':
        throw new AppError('document_too_long');
      case 'written':
        // They may lie in memory shared with others; an answer wants its own.
        return { bytes: new Uint8Array(written.bytes), name: written.name };
    }
  }
  return {
    writeNamed,
    write: async (task, options) => (await writeNamed(task, options)).bytes,
    close: () => pool.close(),
  };
}
