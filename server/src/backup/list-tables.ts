import type { ClientBase } from 'pg';
import { leftOut } from './backup-format';

export interface BackedUpTable {
  readonly name: string;
  /** Those that are stored; a computed one computes itself again. */
  readonly columns: readonly string[];
}

/** Every table that is backed up, each after those its rows point to. */
export async function listTables(client: ClientBase): Promise<readonly BackedUpTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
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
  const waiting = tables.filter(({ name }) => !leftOut.has(name));
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
