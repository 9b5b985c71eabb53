import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { createdAt, moment, randomId, tsvector } from './columns';

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_jobs_once').on(
      table.userId,
      sql`md5(${table.title})`,
      sql`md5(${table.description})`,
    ),
  ],
);

export const jobPostings = pgTable(
  'job_postings',
  {
    id: randomId(),
    origin: text('origin').notNull(),
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    country: text('country').notNull(),
    isRemote: boolean('is_remote').notNull(),
    language: text('language', { enum: ['es', 'en'] }),
    postedOn: date('posted_on'),
    url: text('url').notNull(),
    description: text('description').notNull(),
    search: tsvector('search').notNull(),
    importedAt: moment('imported_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('job_postings_once').on(table.origin, table.externalId)],
);

export const boardSettings = pgTable('board_settings', {
  isRow: boolean('is_row').primaryKey().default(true),
  showsSamples: boolean('shows_samples').notNull().default(true),
});

export const jobOrigins = pgTable('job_origins', {
  id: randomId(),
  name: text('name').notNull().unique(),
  isFeed: boolean('is_feed').notNull(),
  createdAt: createdAt(),
  readAt: moment('read_at').notNull().defaultNow(),
  added: integer('added'),
  updated: integer('updated'),
  leftOut: integer('left_out'),
  problem: text('problem'),
});
