import { z } from 'zod';
import type { SyncCounts } from './durable-file-system';

/** What the embedded database's thread is told at its start. */
export const workerOptions = z.object({
  dataDir: z.string(),
  isNew: z.boolean(),
  socketPath: z.string(),
});
export type WorkerOptions = z.output<typeof workerOptions>;

export type WorkerRequest = { type: 'stop' } | { type: 'count-syncs' };

export type WorkerReport =
  | { type: 'ready' }
  | { type: 'failed'; message: string; code?: string | undefined }
  | { type: 'lost'; message: string }
  | { type: 'syncs'; counts: SyncCounts }
  | { type: 'stopped' };
