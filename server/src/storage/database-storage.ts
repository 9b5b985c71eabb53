import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { avatarPathOf, type FileStorage, requireStoragePath } from './file-storage';

const PAGE = 500;

/** Files in the database itself: for several servers that share a Postgres and have no other place in common. */
export function createDatabaseStorage(database: Database): FileStorage {
  return {
    async save(path, bytes) {
      requireStoragePath(path);
      await database.asService((tx) =>
        tx.execute(sql`insert into file_contents (path, bytes) values (${path}, ${bytes})`),
      );
    },

    async replace(path, bytes) {
      requireStoragePath(path);
      await database.asService((tx) =>
        tx.execute(sql`insert into file_contents (path, bytes) values (${path}, ${bytes})
          on conflict (path) do update set bytes = excluded.bytes, created_at = clock_timestamp()`),
      );
    },

    async read(path) {
      requireStoragePath(path);
      const { rows } = await database.asService((tx) =>
        tx.execute<{ bytes: Uint8Array }>(
          sql`select bytes from file_contents where path = ${path}`,
        ),
      );
      return rows[0]?.bytes;
    },

    async remove(path) {
      requireStoragePath(path);
      await database.asService((tx) =>
        tx.execute(sql`delete from file_contents where path = ${path}`),
      );
    },

    async *list(owner) {
      const wanted = owner
        ? sql`(path like ${`${owner}/%`} or path = ${avatarPathOf(owner)})`
        : sql`true`;
      let after = '';
      for (;;) {
        const { rows } = await database.asService((tx) =>
          tx.execute<{ path: string; age_ms: number }>(
            sql`select path, (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms
                from file_contents where path > ${after} and ${wanted}
                order by path limit ${PAGE}`,
          ),
        );
        for (const { path, age_ms } of rows) yield { path, ageMs: age_ms };
        const last = rows.at(-1);
        if (!last) return;
        after = last.path;
      }
    },

    ping: () => database.ping(),
  };
}
