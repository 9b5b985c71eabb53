import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, citext, createdAt, moment, randomId, updatedAt } from './columns';

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
    /** It may do no more than set up a second factor. */
    isLimited: boolean('is_limited').notNull().default(false),
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
  /** Null with passkeys alone. */
  sealedSecret: bytea('sealed_secret'),
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

/** What browsers and devices sign with for a person. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** What browsers have been asked to sign. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: bytea('challenge_hash').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['register', 'sign-in', 'second-factor'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Who people are to the provider of this server. */
export const identities = pgTable('identities', {
  id: randomId(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  label: text('label').notNull(),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
});

/** Who has been sent there and is not back yet. */
export const oidcFlows = pgTable('oidc_flows', {
  stateHash: bytea('state_hash').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

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
  /** The address that a link is about. */
  email: citext('email'),
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
  address: text('address'),
  device: text('device'),
});

/** Notifications about a user's account. */
export const notices = pgTable(
  'notices',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
    device: text('device'),
    address: text('address'),
    sessionId: uuid('session_id'),
    seenAt: moment('seen_at'),
    isMailed: boolean('is_mailed').notNull().default(false),
  },
  (table) => [index('notices_user').on(table.userId, table.at)],
);

/** The kinds of devices a person has signed in on. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
