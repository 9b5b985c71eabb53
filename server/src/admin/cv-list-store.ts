import type { AdminCv, AdminCvSort } from '@trayecto/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db';
import { likePattern, readCursor, writeCursor } from './page-cursor';

export interface ListPage<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  user_id: string;
  user_email: string;
  filename: string;
  created_at: string;
}

/** The columns each sort goes by, ending with one that tells any two rows apart. */
const keys: Record<AdminCvSort, readonly { column: SQL; type: SQL; of: (row: Row) => string }[]> = {
  created_at: [
    { column: sql`c.created_at`, type: sql`timestamptz`, of: (row) => row.created_at },
    { column: sql`c.id`, type: sql`uuid`, of: (row) => row.id },
  ],
  filename: [
    { column: sql`c.filename`, type: sql`text`, of: (row) => row.filename },
    { column: sql`c.id`, type: sql`uuid`, of: (row) => row.id },
  ],
  user: [
    { column: sql`u.email`, type: sql`citext`, of: (row) => row.user_email },
    { column: sql`c.created_at`, type: sql`timestamptz`, of: (row) => row.created_at },
    { column: sql`c.id`, type: sql`uuid`, of: (row) => row.id },
  ],
};

/**
 * One page of all CVs. Pages go on after the last row that was seen, not after a number of rows, so that the last of
 * 100,000 costs no more than the first.
 */
export async function listAllCvs(
  tx: Tx,
  page: ListPage<AdminCvSort>,
): Promise<{ cvs: AdminCv[]; total: number | null; next_cursor: string | null }> {
  const isDescending = (page.direction ?? defaultDirection[page.sort]) === 'descending';
  const order = keys[page.sort];
  const turn = isDescending ? sql`desc` : sql`asc`;
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor, order.length);
  const wanted = page.search.trim() === '' ? sql`true` : matches(page.search);
  const { rows } = await tx.execute<Row>(sql`
    select c.id, c.user_id, u.email::text as user_email, c.filename, c.created_at::text as created_at
      from cvs c join users u on u.id = c.user_id
     where c.deleted_at is null and ${wanted}
       and ${after ? isPast(order, after, isDescending) : sql`true`}
     order by ${sql.join(
       order.map(({ column }) => sql`${column} ${turn}`),
       sql`, `,
     )}
     limit ${page.limit + 1}`);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    cvs: shown.map((row) => ({
      ...row,
      created_at: new Date(row.created_at).toISOString(),
      status: 'Processed',
    })),
    total: after ? null : await countAll(tx, wanted),
    next_cursor: last ? writeCursor(order.map(({ of }) => of(last))) : null,
  };
}

const defaultDirection = {
  created_at: 'descending',
  filename: 'ascending',
  user: 'ascending',
} as const;

/** Each half has an index of its own; joined by "or" neither would be used. */
function matches(search: string): SQL {
  const pattern = likePattern(search);
  return sql`c.id in (
    select id from cvs where filename ilike ${pattern}
    union select o.id from cvs o join users w on w.id = o.user_id where w.email::text ilike ${pattern})`;
}

function isPast(
  order: (typeof keys)[AdminCvSort],
  after: readonly string[],
  isDescending: boolean,
) {
  const columns = sql.join(
    order.map(({ column }) => column),
    sql`, `,
  );
  const values = sql.join(
    order.map(({ type }, index) => sql`${after[index] ?? ''}::${type}`),
    sql`, `,
  );
  return isDescending ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`;
}

async function countAll(tx: Tx, wanted: SQL): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from cvs c where c.deleted_at is null and ${wanted}`,
  );
  return rows[0]?.total ?? 0;
}
