import type { QueryResultRow } from 'pg';

/** What a connection of `pg` and an embedded engine opened directly have in common. */
export interface SqlClient {
  query<Row extends QueryResultRow>(
    statement: string,
    parameters?: unknown[],
  ): Promise<{ rows: Row[] }>;
}
