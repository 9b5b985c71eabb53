import type { SqlClient } from '../db/sql-client';

export interface BackedUpTable {
  readonly name: string;
  /** Those that are stored; a computed one computes itself again. */
  readonly columns: readonly string[];
  /** Its rows hold bytes, many of them maybe. */
  readonly hasBytes: boolean;
}

/** The database's own description, written by the migrations. */
const ownRecord = 'schema_migrations';

/** Every table with something to keep, each after those its rows point to. */
export async function listTables(client: SqlClient): Promise<readonly BackedUpTable[]> {
  const { rows: tables } = await client.query<{
    name: string;
    columns: string[];
    hasBytes: boolean;
  }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
            bool_or(a.atttypid = 'bytea'::regtype) AS "hasBytes"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint k
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`,
  );
  const waiting = tables.filter(({ name }) => name !== ownRecord);
  const ordered: BackedUpTable[] = [];
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ name }) =>
      links.every(({ from, to }) => from !== name || !waiting.some((other) => other.name === to)),
    );
    if (index < 0) throw new Error('tables point at each other in a ring');
    ordered.push(...waiting.splice(index, 1));
  }
  return ordered;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
