import type { AdminCv, AdminCvSort } from '@trayecto/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db';
import { type CursorKind, likePattern, readCursor, writeCursor } from './page-cursor';
import { lookUpFirst, walkInOrder } from './plan-list';

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

interface CvPage {
  readonly cvs: AdminCv[];
  readonly total: number | null;
  readonly is_total_cut: boolean;
  readonly next_cursor: string | null;
}

interface Key {
  readonly column: SQL;
  readonly type: SQL;
  readonly kind: CursorKind;
  readonly of: (row: Row) => string;
}

/** The columns each sort goes by, ending with one that tells any two rows apart. */
const keys: Record<AdminCvSort, readonly [Key, ...Key[]]> = {
  created_at: [
    {
      column: sql`c.created_at`,
      type: sql`timestamptz`,
      kind: 'moment',
      of: (row) => row.created_at,
    },
    { column: sql`c.id`, type: sql`uuid`, kind: 'id', of: (row) => row.id },
  ],
  filename: [
    { column: sql`c.filename`, type: sql`text`, kind: 'text', of: (row) => row.filename },
    { column: sql`c.id`, type: sql`uuid`, kind: 'id', of: (row) => row.id },
  ],
  user: [
    { column: sql`u.email`, type: sql`citext`, kind: 'text', of: (row) => row.user_email },
    {
      column: sql`c.created_at`,
      type: sql`timestamptz`,
      kind: 'moment',
      of: (row) => row.created_at,
    },
    { column: sql`c.id`, type: sql`uuid`, kind: 'id', of: (row) => row.id },
  ],
};

/**
 * One page of all CVs. Pages go on after the last row that was seen, not after a number of rows, so that the last of
 * 100,000 costs no more than the first.
 */
export async function listAllCvs(tx: Tx, page: ListPage<AdminCvSort>): Promise<CvPage> {
  const isDescending = (page.direction ?? defaultDirection[page.sort]) === 'descending';
  const order = keys[page.sort];
  const turn = isDescending ? sql`desc` : sql`asc`;
  const kinds = order.map(({ kind }) => kind);
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor, kinds);
  const isSearch = page.search.trim() !== '';
  const found = isSearch ? await findMatches(tx, page.search) : await findAll(tx, !after);
  const { rows } = await tx.execute<Row>(sql`
    select c.id, c.user_id, u.email::text as user_email, c.filename, c.created_at::text as created_at
      from cvs c join users u on u.id = c.user_id
     where c.deleted_at is null and ${found.wanted}
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
    total: after ? null : found.total,
    is_total_cut: found.isCut,
    next_cursor: last ? writeCursor(order.map(({ of }) => of(last))) : null,
  };
}

const defaultDirection = {
  created_at: 'descending',
  filename: 'ascending',
  user: 'ascending',
} as const;

/** A search that finds more than this is counted no further. */
export const MOST_COUNTED = 10_000;

interface Found {
  readonly wanted: SQL;
  readonly total: number;
  readonly isCut: boolean;
}

/**
 * Few matches are looked up first and sorted then; each half has its own index, which joined by "or" neither would
 * use, and CVs are looked up person by person, which "lateral" sees to. With many, walking along the order and skipping what does not match fills a page long before the end.
 */
async function findMatches(tx: Tx, search: string): Promise<Found> {
  const pattern = likePattern(search);
  const most = MOST_COUNTED + 1;
  await lookUpFirst(tx);
  const people = sql`select id from users where email::text ilike ${pattern} limit ${most}`;
  const matches = sql`
    (select id from cvs where deleted_at is null and filename ilike ${pattern} limit ${most})
    union
    (select o.id from (${people}) w
      cross join lateral (select id from cvs where user_id = w.id and deleted_at is null offset 0) o
      limit ${most})`;
  const total = await countRows(tx, sql`(${matches}) m`);
  // Where not everyone who matches was looked at, their CVs were not counted either.
  const isEveryone = (await countRows(tx, sql`(${people}) w`)) <= MOST_COUNTED;
  if (isEveryone && total === 0) return { wanted: sql`false`, total, isCut: false };
  if (isEveryone && total <= MOST_COUNTED)
    return { wanted: sql`c.id in (${matches})`, total, isCut: false };
  await walkInOrder(tx);
  const wanted = sql`(c.filename ilike ${pattern} or u.email::text ilike ${pattern})`;
  return { wanted, total: Math.min(total, MOST_COUNTED), isCut: true };
}

async function findAll(tx: Tx, isCounted: boolean): Promise<Found> {
  const total = isCounted ? await countRows(tx, sql`cvs c where c.deleted_at is null`) : 0;
  await walkInOrder(tx);
  return { wanted: sql`true`, total, isCut: false };
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
  const [first] = order;
  const start = sql`${after[0] ?? ''}::${first.type}`;
  // Columns of two tables have no index together: the first alone says where to begin.
  return isDescending
    ? sql`${first.column} <= ${start} and (${columns}) < (${values})`
    : sql`${first.column} >= ${start} and (${columns}) > (${values})`;
}

export async function countRows(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from ${rows}`,
  );
  return answer.rows[0]?.total ?? 0;
}
