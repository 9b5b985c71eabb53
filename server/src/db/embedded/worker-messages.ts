import { z } from 'zod';
import type { SyncCounts } from './durable-file-system';
import { earlierEngine } from './earlier-engines';

/** The start options of the embedded database's thread. */
export const workerOptions = z.object({
  dataDir: z.string(),
  /** Its folder; without it there is no database yet. */
  cluster: z.string().optional(),
  /** Who wrote the cluster, when it has to be carried over first. */
  writtenBy: earlierEngine.optional(),
  socketPath: z.string(),
});
export type WorkerOptions = z.output<typeof workerOptions>;

/** Data of an earlier engine, brought into this one's. */
export interface CarriedOver {
  readonly rows: number;
  readonly from: string;
  readonly to: string;
  readonly backup: string;
}

export type WorkerRequest = { type: 'stop' } | { type: 'count-syncs' };

export type WorkerReport =
  | { type: 'ready' }
  | { type: 'carried'; carried: CarriedOver }
  | { type: 'failed'; message: string; code?: string | undefined }
  | { type: 'lost'; message: string }
  | { type: 'syncs'; counts: SyncCounts }
  | { type: 'stopped' };
