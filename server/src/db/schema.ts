import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const citext = customType<{ data: string }>({ dataType: () => 'citext' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();
/** What a row takes up of its owner's quota; the database works it out. */
const storedBytes = () =>
  bigint('stored_bytes', { mode: 'number' }).notNull().generatedAlwaysAs(sql``);
const randomId = () => uuid('id').primaryKey().defaultRandom();

export interface NotificationPreferences {
  email: boolean;
  desktop: boolean;
  updates: boolean;
  marketing: boolean;
}

export const users = pgTable('users', {
  id: randomId(),
  email: citext('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
  lastSeenAt: moment('last_seen_at'),
  deletionRequestedAt: moment('deletion_requested_at'),
  emailVerifiedAt: moment('email_verified_at'),
});

export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: citext('email').notNull(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  displayName: text('display_name').notNull(),
  bio: text('bio').notNull().default(''),
  avatarUrl: text('avatar_url'),
  notificationPreferences: jsonb('notification_preferences')
    .$type<NotificationPreferences>()
    .notNull()
    .default({ email: true, desktop: false, updates: true, marketing: false }),
  preferredLanguage: text('preferred_language', { enum: ['es', 'en'] }),
  ownWords: jsonb('own_words').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent').notNull().default(''),
    addressHash: text('address_hash'),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason'),
    endsAt: moment('ends_at').notNull().default(sql`now() + interval '90 days'`),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: randomId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    parentId: uuid('parent_id'),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** What programs act with for a person; see `enter_token`. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: ['read', 'tasks', 'write'] })
      .array()
      .notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('personal_tokens_user').on(table.userId, table.createdAt),
    index('personal_tokens_expiry').on(table.expiresAt),
  ],
);

/** What signing in takes besides a password, for those who want it. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: bytea('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links with which one person each may sign up. */
export const invitations = pgTable('invitations', {
  id: randomId(),
  tokenHash: bytea('token_hash').notNull().unique(),
  email: citext('email'),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  expiresAt: moment('expires_at').notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  taken: integer('taken').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const tickets = pgTable('tickets', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose').notNull(),
  subjectId: uuid('subject_id'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** While nobody is an admin: what the printed code is made of. */
export const adminCodes = pgTable('admin_codes', {
  seed: uuid('seed').primaryKey().defaultRandom(),
  madeAt: moment('made_at').notNull().default(sql`clock_timestamp()`),
  usedAt: moment('used_at'),
});

export const auditEvents = pgTable('audit_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  event: text('event').notNull(),
  userId: uuid('user_id'),
  actorId: uuid('actor_id'),
  details: jsonb('details').notNull().default({}),
});

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

/** What a person's work takes up, kept by triggers. */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  /** Null: as much as everybody. */
  quotaBytes: bigint('quota_bytes', { mode: 'number' }),
});

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
