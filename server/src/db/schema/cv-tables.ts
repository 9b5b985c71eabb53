import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { bytea, createdAt, moment, randomId, storedBytes, updatedAt } from './columns';

export const cvs = pgTable(
  'cvs',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    content: text('content').notNull().default(''),
    contentCharacters: integer('content_characters').generatedAlwaysAs(sql`char_length(content)`),
    parsedData: jsonb('parsed_data'),
    parsedDataEnglish: jsonb('parsed_data_english'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    isLargeCv: boolean('is_large_cv').notNull().default(false),
    warningMessage: text('warning_message'),
    usingRawData: boolean('using_raw_data').notNull().default(false),
    sectionMetrics: jsonb('section_metrics'),
    availableSections: jsonb('available_sections').$type<string[]>().notNull().default([]),
    source: text('source'),
    metadata: jsonb('metadata').notNull().default({}),
    filePath: text('file_path'),
    version: integer('version').notNull().default(1),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    storedBytes: storedBytes(),
    personName: text('person_name').generatedAlwaysAs(sql``),
    personTitle: text('person_title').generatedAlwaysAs(sql``),
    personLocation: text('person_location').generatedAlwaysAs(sql``),
    lastJob: text('last_job').generatedAlwaysAs(sql``),
  },
  (table) => [
    index('cvs_list')
      .on(table.userId, table.isFavorite.desc(), table.createdAt.desc())
      .where(sql`deleted_at is null`),
  ],
);

export const cvVersions = pgTable(
  'cv_versions',
  {
    cvId: uuid('cv_id').notNull(),
    version: integer('version').notNull(),
    userId: uuid('user_id').notNull(),
    parsedData: jsonb('parsed_data'),
    parsedDataEnglish: jsonb('parsed_data_english'),
    englishDrafts: jsonb('english_drafts').notNull().default([]),
    filename: text('filename').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    storedBytes: storedBytes(),
    changes: jsonb('changes'),
  },
  (table) => [
    primaryKey({ columns: [table.cvId, table.version] }),
    index('cv_versions_age').on(table.createdAt),
  ],
);

export const parsedCvs = pgTable(
  'parsed_cvs',
  {
    id: randomId(),
    cvId: uuid('cv_id').notNull(),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    storagePath: text('storage_path'),
    fullText: text('full_text').notNull().default(''),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    linkedinUrl: text('linkedin_url'),
    githubUrl: text('github_url'),
    websiteUrl: text('website_url'),
    location: text('location'),
    jobTitle: text('job_title'),
    summary: text('summary'),
    skills: jsonb('skills').notNull().default([]),
    workExperience: jsonb('work_experience').notNull().default([]),
    education: jsonb('education').notNull().default([]),
    parsed: jsonb('parsed'),
    createdAt: createdAt(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    storedBytes: storedBytes(),
  },
  (table) => [index('parsed_cvs_cv').on(table.cvId)],
);

export const readings = pgTable(
  'readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textHash: bytea('text_hash').notNull(),
    document: jsonb('document').notNull(),
    readMs: integer('read_ms'),
    parsed: jsonb('parsed'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.textHash] })],
);

/** Public links to CVs, one each. */
export const cvShares = pgTable(
  'cv_shares',
  {
    cvId: uuid('cv_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    sealedToken: bytea('sealed_token').notNull(),
    passwordHash: text('password_hash'),
    hasPassword: boolean('has_password')
      .notNull()
      .generatedAlwaysAs(sql`password_hash is not null`),
    hidden: text('hidden').array().notNull(),
    allowsPdf: boolean('allows_pdf').notNull(),
    showsEnglish: boolean('shows_english').notNull(),
    views: integer('views').notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: moment('expires_at').notNull(),
    storedBytes: storedBytes(),
  },
  (table) => [
    index('cv_shares_user').on(table.userId),
    index('cv_shares_expiry').on(table.expiresAt),
  ],
);
