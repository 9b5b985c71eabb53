import type { SyncCounts } from './durable-file-system';
import type { EarlierEngine } from './earlier-engines';

/** The start options of the embedded database's thread. */
export interface WorkerOptions {
  readonly dataDir: string;
  /** Its folder; without it there is no database yet. */
  readonly cluster?: string;
  /** Who wrote the cluster, when it has to be carried over first. */
  readonly writtenBy?: EarlierEngine;
  readonly socketPath: string;
}

/** Data of an earlier engine, brought into this one's. */
export interface CarriedOver {
  readonly rows: number;
  readonly from: string;
  readonly to: string;
  readonly backup: string;
}

export type WorkerRequest =
  | { type: 'open'; options: WorkerOptions }
  | { type: 'stop' }
  | { type: 'count-syncs' };

export type WorkerReport =
  | { type: 'ready' }
  | { type: 'carried'; carried: CarriedOver }
  | { type: 'failed'; message: string; code?: string | undefined }
  | { type: 'lost'; message: string }
  | { type: 'syncs'; counts: SyncCounts }
  | { type: 'stopped' };
