import { fsyncSync } from 'node:fs';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite switches Postgres's fsync off, and its file system has none. Both are put back here: Postgres itself
 * then syncs the write-ahead log before it answers a commit, and data files at each checkpoint.
 */
export const durableStartParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  // The default, fdatasync, never reaches the file system below.
  '-c',
  'wal_sync_method=fsync',
];

interface SyncableStream {
  readonly nfd: number;
  readonly node: unknown;
}

interface SyncableNodeFs {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: SyncableStream) => number };
}

/** How often files were synced, by whether they belong to the write-ahead log. */
export interface SyncCounts {
  log: number;
  other: number;
}

export class DurableFileSystem extends NodeFS {
  readonly counts: SyncCounts = { log: 0, other: 0 };

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const prepared = await super.init(pg, options);
    const addFsync = (module: postgresMod.PostgresMod) => {
      const nodeFs = findNodeFs(module);
      nodeFs.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        this.counts[nodeFs.realPath(stream.node).includes('/pg_wal/') ? 'log' : 'other'] += 1;
        return 0;
      };
    };
    const preRun = prepared.emscriptenOpts.preRun ?? [];
    prepared.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), addFsync];
    return prepared;
  }
}

function findNodeFs(module: object): SyncableNodeFs {
  if ('NODEFS' in module && isSyncable(module.NODEFS)) return module.NODEFS;
  throw new Error('this version of PGlite has no file system that can be synced');
}

function isSyncable(value: unknown): value is SyncableNodeFs {
  return (
    typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
  );
}
