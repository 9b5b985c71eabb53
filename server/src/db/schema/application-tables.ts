import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { bytea, createdAt, moment, randomId, storedBytes, updatedAt } from './columns';

export const applications = pgTable(
  'applications',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    title: text('title').notNull().default(''),
    company: text('company').notNull().default(''),
    place: text('place').notNull().default(''),
    language: text('language', { enum: ['es', 'en'] }),
    salary: text('salary').notNull().default(''),
    deadline: date('deadline'),
    url: text('url').notNull().default(''),
    posting: text('posting').notNull().default(''),
    stage: text('stage', { enum: ['preparing', 'sent', 'interview', 'answer'] })
      .notNull()
      .default('preparing'),
    answer: text('answer', { enum: ['offer', 'rejected', 'silence'] }),
    sentOn: date('sent_on'),
    interviewOn: date('interview_on'),
    answeredOn: date('answered_on'),
    nextAction: text('next_action').notNull().default(''),
    nextOn: date('next_on'),
    nextTime: text('next_time'),
    cvId: uuid('cv_id'),
    tailoredCvId: uuid('tailored_cv_id'),
    match: integer('match'),
    matchAtStart: integer('match_at_start'),
    fitResultId: uuid('fit_result_id'),
    letter: jsonb('letter'),
    notes: text('notes').notNull().default(''),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    remindedOn: date('reminded_on'),
    requestKey: text('request_key'),
    requestHash: bytea('request_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    storedBytes: storedBytes(),
  },
  (table) => [
    index('applications_list')
      .on(table.userId, table.createdAt.desc())
      .where(sql`deleted_at is null`),
  ],
);

export const applicationMoves = pgTable(
  'application_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    stage: text('stage', { enum: ['preparing', 'sent', 'interview', 'answer'] }).notNull(),
    movedOn: date('moved_on').notNull(),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
  },
  (table) => [index('application_moves_list').on(table.applicationId, table.id)],
);

/** How well the CV fitted, each time it was compared and the number was another. */
export const applicationMatches = pgTable(
  'application_matches',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    match: integer('match').notNull(),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
  },
  (table) => [index('application_matches_list').on(table.applicationId, table.id)],
);

/** What was sent, as it was sent: it can be read and deleted, never changed. */
export const applicationSendings = pgTable(
  'application_sendings',
  {
    id: randomId(),
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    sentOn: date('sent_on').notNull(),
    cvName: text('cv_name'),
    cvVersion: integer('cv_version'),
    cv: jsonb('cv'),
    design: jsonb('design'),
    letter: jsonb('letter'),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
  },
  (table) => [index('application_sendings_list').on(table.applicationId, table.createdAt)],
);
