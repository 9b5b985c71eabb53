import { getServerState, type ServerState } from '@trayecto/core/contract';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import { type Database, notices, storageUsage, storedFiles, type Tx } from '../db';
import type { Housekeeping } from '../housekeeping/start-housekeeping';
import { type Route, route } from '../http/route';
import type { FileStorage } from '../storage/file-storage';
import { version } from '../version';
import { listAuditLog } from './audit-log-store';
import { readWhatsNew } from './read-changelog';

interface ServerStateParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly config: Config;
  readonly housekeeping: Pick<Housekeeping, 'last'>;
  readonly countReading: () => Promise<ServerState['reading']>;
}

/** What an administrator wants to know at a glance. Nothing about the contents of CVs. */
export function createServerStateRoutes(parts: ServerStateParts): readonly Route[] {
  const { database, storage, config, housekeeping } = parts;
  const startedAt = new Date().toISOString();
  let whatsNew: Promise<string[]> | undefined;
  return [
    route(getServerState, async ({ caller }) => {
      whatsNew ??= readWhatsNew();
      const isWorking = await storage.ping().then(
        () => true,
        () => false,
      );
      const counted = await database.asService((tx) => count(tx, caller.userId));
      return {
        server: {
          version,
          started_at: startedAt,
          whats_new: await whatsNew,
          database: {
            kind: config.databaseUrl === undefined ? ('embedded' as const) : ('postgres' as const),
            bytes: counted.databaseBytes,
          },
          storage: {
            kind: config.storage.kind,
            is_working: isWorking,
            is_encrypted: config.atRestKeyFile !== undefined,
            ...counted.files,
          },
          housekeeping: housekeeping.last(),
          reading: await parts.countReading(),
          mail: config.mail ? { waiting: counted.unmailed } : null,
          last_backup: counted.lastBackup,
        },
      };
    }),
  ];
}

async function count(tx: Tx, adminId: string) {
  const { rows } = await tx.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  const [files] = await tx.select({ files: sql<number>`count(*)::int` }).from(storedFiles);
  const [used] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${storageUsage.bytes}), 0)::text` })
    .from(storageUsage);
  const unmailed = await tx.$count(notices, sql`not ${notices.isMailed}`);
  const { events } = await listAuditLog(tx, adminId, { group: 'server', limit: 1 });
  const [made] = events;
  return {
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    files: { files: files?.files ?? 0, bytes: Number(used?.bytes ?? 0) },
    unmailed,
    lastBackup: made
      ? {
          at: made.at,
          rows: Number(made.details.rows),
          files: Number(made.details.files),
          is_encrypted: made.details.encrypted === 'yes',
        }
      : null,
  };
}
