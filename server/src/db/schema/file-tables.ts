import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { bytea, createdAt, randomId, storedBytes } from './columns';

export const storageFilePaths = pgTable(
  'storage_file_paths',
  {
    id: randomId(),
    cvId: uuid('cv_id').notNull(),
    userId: uuid('user_id').notNull(),
    filePath: text('file_path').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index('storage_file_paths_cv').on(table.cvId)],
);

export const storedFiles = pgTable(
  'stored_files',
  {
    path: text('path').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentHash: bytea('content_hash').notNull(),
    byteSize: integer('byte_size').notNull(),
    originalName: text('original_name').notNull(),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
  },
  (table) => [index('stored_files_twins').on(table.userId, table.contentHash)],
);

/** The files themselves, where a deployment keeps them in the database. */
export const fileContents = pgTable('file_contents', {
  path: text('path').primaryKey(),
  bytes: bytea('bytes').notNull(),
  createdAt: createdAt(),
});

/** What a person's work takes up, kept by triggers. */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  /** Null: as much as everyone. */
  quotaBytes: bigint('quota_bytes', { mode: 'number' }),
});
