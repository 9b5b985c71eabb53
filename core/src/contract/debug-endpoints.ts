import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** Postgres's code for a table that is not there. */
export const UNDEFINED_TABLE = '42P01';

export const listTables = defineEndpoint({
  id: 'listTables',
  method: 'GET',
  path: '/api/debug/tables',
  access: 'public',
  summary: 'Table names and row counts, never the rows. A setting turns it off.',
  status: 200,
  output: z.object({
    tables: z.array(z.object({ table_name: z.string(), row_count: z.number().int() })),
    /** The count of saved_jobs, or the database's code for why there is none. */
    saved_jobs: z.object({
      count: z.number().int().nullable(),
      code: z.string().nullable(),
    }),
  }),
  errors: ['unknown_route'],
});
