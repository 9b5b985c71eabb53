import { AppError, listTables, UNDEFINED_TABLE } from '@trayecto/core/contract';
import { sql } from 'drizzle-orm';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';

/** Counting is work, and anyone may ask. */
const looksPerAddress: Limit = { name: 'debug-address', most: 60, windowSeconds: 60 };

export function createDebugRoutes(parts: {
  database: Database;
  throttle: Throttle;
  isOn: boolean;
}): readonly Route[] {
  return [
    route(listTables, async ({ address }) => {
      if (!parts.isOn) throw new AppError('unknown_route');
      await parts.throttle.take(looksPerAddress, address);
      const { rows: tables } = await parts.database.asService((tx) =>
        tx.execute<{ table_name: string; row_count: number }>(sql`select * from list_tables()`),
      );
      const jobs = tables.find(({ table_name }) => table_name === 'saved_jobs');
      return {
        tables,
        saved_jobs: { count: jobs?.row_count ?? null, code: jobs ? null : UNDEFINED_TABLE },
      };
    }),
  ];
}
