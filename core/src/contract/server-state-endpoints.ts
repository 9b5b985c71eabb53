import { z } from 'zod';
import { defineEndpoint } from './endpoint';

export const serverState = z.object({
  version: z.string(),
  started_at: z.iso.datetime(),
  /** What came with the newest version, in English, as the changelog says it. */
  whats_new: z.array(z.string()),
  database: z.object({ kind: z.enum(['embedded', 'postgres']), bytes: z.number() }),
  storage: z.object({
    kind: z.enum(['folder', 'database', 's3']),
    is_working: z.boolean(),
    is_encrypted: z.boolean(),
    files: z.number().int(),
    bytes: z.number(),
  }),
  /** What removes expired things, once an hour; null where it has not run yet in this process. */
  housekeeping: z.object({ at: z.iso.datetime(), is_done: z.boolean() }).nullable(),
  /** Files that are being read this moment, and that wait. */
  reading: z.object({ busy: z.number().int(), waiting: z.number().int() }),
  /** Notices that have not been mailed yet; null without mail. */
  mail: z.object({ waiting: z.number().int() }).nullable(),
  /** Null if the log has no record of one. */
  last_backup: z
    .object({
      at: z.iso.datetime(),
      rows: z.number().int(),
      files: z.number().int(),
      is_encrypted: z.boolean(),
    })
    .nullable(),
});
export type ServerState = z.output<typeof serverState>;

export const getServerState = defineEndpoint({
  id: 'getServerState',
  method: 'GET',
  path: '/api/admin/server',
  access: 'admin',
  summary:
    'The state of the server: database, files, tasks, the last backup, its version and what is new.',
  status: 200,
  output: z.object({ server: serverState }),
});
