import type { DocumentTree } from '@trayecto/core/document';
import { findEntryFile } from '../entries/find-entry-file';
import { createWorkerPool, type WorkerPool } from '../threads/worker-pool';

/** Formats that take an engine; plain text and JSON are written where they are needed. */
export type WrittenFormat = 'pdf' | 'docx' | 'svg';

export interface WriteTask {
  readonly tree: DocumentTree;
  readonly format: WrittenFormat;
}

export type DocumentWriter = WorkerPool<WriteTask, Uint8Array>;

const LONGEST_MS = 30_000;
const MOST_WAITING = 200;
const MOST_HEAP_MB = 256;

/**
 * Documents are made outside the server: a long one must not hold up anyone else's request. In processes, because
 * the engine's cache is one for all threads of a process and its lock lets two of them do only half again as much.
 */
export async function createDocumentWriter(processes: number): Promise<DocumentWriter> {
  const source = new URL('./document-worker.ts', import.meta.url);
  return createWorkerPool({
    file: await findEntryFile('document-worker', source),
    kind: 'process',
    size: processes,
    longestMs: LONGEST_MS,
    mostWaiting: MOST_WAITING,
    mostHeapMb: MOST_HEAP_MB,
  });
}
