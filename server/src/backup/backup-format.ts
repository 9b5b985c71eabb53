import { z } from 'zod';

/**
 * A backup is a gzipped text with one JSON value a line: what it is, every row, every file, and how many there were,
 * so that a cut one is known. It belongs to no database in particular: one made of the embedded database can be
 * restored into a Postgres server and the other way round.
 */
export const BACKUP_FORMAT = 1;

export const backupHead = z.object({
  kind: z.literal('trayecto-backup'),
  format: z.literal(BACKUP_FORMAT),
  /** The last migration of the database it was made of. */
  schema: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The server's secret, where it is kept in the data folder. Only in a backup that is sealed as a whole, and in older ones. */
  secret: z.string().optional(),
  /** By which the secret is known again, without telling it. */
  secretMark: z.string().optional(),
});
const backupRow = z.object({
  kind: z.literal('row'),
  table: z.string(),
  row: z.record(z.string(), z.unknown()),
});
const backupFile = z.object({
  kind: z.literal('file'),
  path: z.string(),
  bytes: z.base64(),
});
const backupEnd = z.object({
  kind: z.literal('end'),
  rows: z.number().int(),
  files: z.number().int(),
});

export const backupLine = z.discriminatedUnion('kind', [
  backupHead,
  backupRow,
  backupFile,
  backupEnd,
]);
export type BackupLine = z.output<typeof backupLine>;

/** What is worth nothing later, or must not come back to life: sessions, links, counters, passing notes. */
export const leftOut: ReadonlySet<string> = new Set([
  'sessions',
  'refresh_tokens',
  'personal_tokens',
  'invitations',
  'tickets',
  'passkey_challenges',
  'oidc_flows',
  'known_devices',
  'rate_limits',
  'readings',
  'request_keys',
  // Files come as files, wherever they are kept.
  'file_contents',
]);
