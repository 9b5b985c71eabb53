import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { bytea, createdAt, moment, randomId, storedBytes } from './columns';

export const requestKeys = pgTable(
  'request_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    cvId: uuid('cv_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const taskAnswers = pgTable(
  'task_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    cvId: uuid('cv_id').notNull(),
    answer: jsonb('answer').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const modelKeys = pgTable('model_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedKey: bytea('sealed_key').notNull(),
  lastFour: text('last_four').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
});

export const results = pgTable(
  'results',
  {
    id: randomId(),
    userId: uuid('user_id').notNull(),
    cvId: uuid('cv_id').notNull(),
    cvVersion: integer('cv_version').notNull(),
    kind: text('kind', {
      enum: ['skill_gap', 'development', 'optimization', 'enhancement'],
    }).notNull(),
    title: text('title').notNull(),
    input: jsonb('input').notNull(),
    result: jsonb('result').notNull(),
    state: jsonb('state').notNull().default({}),
    engine: jsonb('engine').notNull(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
  },
  (table) => [index('results_list').on(table.userId, table.kind, table.createdAt.desc())],
);
