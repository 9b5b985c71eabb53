import type { AdminUser, AdminUserSort } from '@trayecto/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db';
import { countRows, type ListPage, MOST_COUNTED } from './cv-list-store';
import { type CursorKind, likePattern, readCursor, writeCursor } from './page-cursor';
import { lookUpFirst, walkInOrder } from './plan-list';

interface Sort {
  readonly column: SQL;
  readonly type: SQL;
  readonly kind: CursorKind;
  readonly isDescending: boolean;
}

interface Row extends Record<string, unknown> {
  id: string;
  email: string;
  role: 'user' | 'admin';
  created_at: string;
  last_seen_at: string | null;
  disabled_at: string | null;
  deletion_requested_at: string | null;
  cv_count: number;
  stored_bytes: number;
  own_quota_bytes: number | null;
  sorted_by: string;
}

const sorts: Record<AdminUserSort, Sort> = {
  email: { column: sql`u.email`, type: sql`citext`, kind: 'text', isDescending: false },
  created_at: {
    column: sql`u.created_at`,
    type: sql`timestamptz`,
    kind: 'moment',
    isDescending: true,
  },
  last_seen: {
    column: sql`coalesce(u.last_seen_at, u.created_at)`,
    type: sql`timestamptz`,
    kind: 'moment',
    isDescending: true,
  },
};

/** What is counted is counted for the rows of the page alone. */
const columns = sql`
  u.id, u.email::text as email, p.role, u.created_at::text as created_at, u.last_seen_at::text as last_seen_at,
  u.disabled_at::text as disabled_at, u.deletion_requested_at::text as deletion_requested_at,
  (select count(*)::int from cvs c where c.user_id = u.id and c.deleted_at is null) as cv_count,
  coalesce((select s.bytes from storage_usage s where s.user_id = u.id), 0)::float8 as stored_bytes,
  (select s.quota_bytes::float8 from storage_usage s where s.user_id = u.id) as own_quota_bytes`;

export async function listAllUsers(
  tx: Tx,
  page: ListPage<AdminUserSort>,
  usualQuota: number,
): Promise<{
  users: AdminUser[];
  total: number | null;
  is_total_cut: boolean;
  next_cursor: string | null;
}> {
  const { column, type, kind, ...usual } = sorts[page.sort];
  const isDescending = page.direction ? page.direction === 'descending' : usual.isDescending;
  const turn = isDescending ? sql`desc` : sql`asc`;
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor, [kind, 'id']);
  const past = after
    ? sql`(${column}, u.id) ${isDescending ? sql`<` : sql`>`} (${after[0]}::${type}, ${after[1]}::uuid)`
    : sql`true`;
  const found = await findPeople(tx, page.search, after === undefined);
  const { rows } = await tx.execute<Row>(sql`
    select ${columns}, ${column}::text as sorted_by from users u join profiles p on p.id = u.id
     where ${found.wanted} and ${past} order by ${column} ${turn}, u.id ${turn} limit ${page.limit + 1}`);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    users: shown.map((row) => toUser(row, usualQuota)),
    total: after ? null : found.total,
    is_total_cut: found.isCut,
    next_cursor: last ? writeCursor([last.sorted_by, last.id]) : null,
  };
}

export async function findUser(
  tx: Tx,
  id: string,
  usualQuota: number,
): Promise<AdminUser | undefined> {
  const { rows } = await tx.execute<Row>(
    sql`select ${columns} from users u join profiles p on p.id = u.id where u.id = ${id}`,
  );
  return rows[0] && toUser(rows[0], usualQuota);
}

/** Few who match are looked up and sorted; with many, walking along the order fills a page soon. */
async function findPeople(
  tx: Tx,
  search: string,
  isCounted: boolean,
): Promise<{ wanted: SQL; total: number; isCut: boolean }> {
  if (search.trim() === '') {
    const total = isCounted ? await countRows(tx, sql`users`) : 0;
    await walkInOrder(tx);
    return { wanted: sql`true`, total, isCut: false };
  }
  const pattern = likePattern(search);
  const matches = sql`select id from users where email::text ilike ${pattern} limit ${MOST_COUNTED + 1}`;
  await lookUpFirst(tx);
  const total = await countRows(tx, sql`(${matches}) m`);
  if (total <= MOST_COUNTED) return { wanted: sql`u.id in (${matches})`, total, isCut: false };
  await walkInOrder(tx);
  return { wanted: sql`u.email::text ilike ${pattern}`, total: MOST_COUNTED, isCut: true };
}

function toUser({ sorted_by, own_quota_bytes: own, ...row }: Row, usualQuota: number): AdminUser {
  const moment = (text: string | null) => text && new Date(text).toISOString();
  return {
    ...row,
    quota_bytes: own ?? usualQuota,
    has_own_quota: own !== null,
    created_at: new Date(row.created_at).toISOString(),
    last_seen_at: moment(row.last_seen_at),
    disabled_at: moment(row.disabled_at),
    deletion_requested_at: moment(row.deletion_requested_at),
  };
}
