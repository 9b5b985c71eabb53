import { z } from 'zod';

/** One setting: its name, what it means, and how it is read. `.env.example` is checked against this table. */
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const count = z.coerce.number().int().min(1);
const endpointUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const temperature = z.coerce.number().min(0).max(2);
const headerText = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces or special characters');

export const jobSources = ['own', 'remotive', 'arbeitnow', 'adzuna'] as const;
const adzunaCountries = 'at au be br ca ch de es fr gb in it mx nl nz pl sg us za'.split(' ');

export const settings = z.object({
  PORT: port.default(3000).describe('Port to listen on. 0 picks a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. Use 0.0.0.0 to accept other machines.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, the files and the secret. Back it up.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host/name',
    })
    .optional()
    .describe('A Postgres server (15 or newer) to use instead of the embedded database.'),
  STORAGE_URL: z
    .string()
    .regex(/^(file:.+|db:|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?)$/, {
      error: 'must be file:FOLDER, db: or s3://BUCKET/PREFIX',
    })
    .optional()
    .describe('Where files go: file:FOLDER, db: or s3://BUCKET/PREFIX. DATA_DIR/files if not set.'),
  STORAGE_QUOTA_MB: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe('MB each user may store: files, CVs, versions and results together.'),
  ENCRYPTION_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'A file with a key, outside DATA_DIR: stored files and backups are encrypted with it.',
    ),
  S3_ENDPOINT: endpointUrl
    .default('https://s3.amazonaws.com')
    .describe('Address of the S3-compatible service.'),
  S3_REGION: headerText.default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: headerText.optional().describe('Access key for the bucket.'),
  S3_SECRET_ACCESS_KEY: headerText.optional().describe('Secret for that key.'),
  SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Signs sessions; at least 32 characters. Created in DATA_DIR if not set. Set it when servers share a database.',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address people use. http://HOST:PORT if not set.'),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.,* -]*$/, 'must be names such as cv.example.com, separated by commas')
    .default('')
    .describe(
      'Other host names to answer to in production or with PUBLIC_URL, separated by commas. * for any.',
    ),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .describe('Other origins whose pages may call the API, separated by commas.'),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .optional()
    .describe(
      'With mail set up, this account becomes admin once it has confirmed its email address.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .optional()
    .describe('A mail server, for password reset links. Without one, an admin creates them.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an email address')
    .optional()
    .describe('The sender of the mail.'),
  EMAIL_VERIFICATION: onOff
    .default(false)
    .describe('on: new accounts confirm their email address before they can sign in.'),
  SIGN_UP: z
    .enum(['open', 'invite', 'closed'])
    .default('open')
    .describe('Who may create an account: open for anyone, invite with an invitation, closed.'),
  SIGN_UP_DOMAINS: z
    .string()
    .regex(/^[\w.,-]*( *, *[\w.-]+)*$/, 'must be domains such as example.com, separated by commas')
    .default('')
    .describe('If set, only email addresses of these domains may sign up, separated by commas.'),
  OIDC_ISSUER: endpointUrl
    .optional()
    .describe('An OpenID Connect provider people can sign in with, by its address.'),
  OIDC_CLIENT_ID: headerText.optional().describe('What this server is called there.'),
  OIDC_CLIENT_SECRET: headerText.optional().describe('Its secret there, if it has one.'),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default('OpenID')
    .describe('What people call that provider. Shown on the sign-in page.'),
  SESSION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days after which a session ends, however much it is used.'),
  SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe('required: everyone sets up two-step verification when they sign in.'),
  AUDIT_DAYS: z.coerce
    .number()
    .int()
    .min(30)
    .max(36_500)
    .default(730)
    .describe('Days the log of sign-ins, roles and deletions is kept.'),
  AUDIT_ADDRESS_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(30)
    .describe('Days the log keeps the address and device of each entry.'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto:ADDRESS or an https address')
    .optional()
    .describe(
      'Where to report a security problem with this server. Shown at /.well-known/security.txt.',
    ),
  DEBUG_PAGE: onOff.default(true).describe('off: no /debug page with table names and sizes.'),
  TRUST_PROXY: onOff
    .default(false)
    .describe('on: trust X-Forwarded-For from the reverse proxy in front.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe('Seconds to report “not ready” on shutdown before closing.'),
  MAX_CONNECTIONS: count
    .default(4000)
    .describe('Most connections kept open at once. Beyond that, the quietest one is closed.'),
  MAX_CONNECTIONS_PER_ADDRESS: count
    .default(1000)
    .describe('Most connections from one address. Not counted behind a trusted proxy.'),
  START_AHEAD: onOff
    .default(true)
    .describe(
      'off: readers and engines start with the first who needs them. Spares a small machine.',
    ),
  METRICS: onOff
    .default(false)
    .describe('on: counts and durations for Prometheus at /metrics. Keep that address private.'),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every limit, for load tests.'),
  OPENAI_BASE_URL: endpointUrl
    .optional()
    .describe(
      'An OpenAI-compatible endpoint, with its /v1. Without one, the built-in engine works alone.',
    ),
  OPENAI_API_KEY: headerText.optional().describe('The key for that endpoint, if it needs one.'),
  OPENAI_MODEL: z.string().trim().default('gpt-4').describe('Which model to use.'),
  OPENAI_TEMPERATURE: temperature
    .default(0.7)
    .describe('How freely the model writes, from 0 to 2.'),
  OPENAI_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .max(900)
    .default(180)
    .describe('Seconds the model may take for one task, retries included.'),
  OPENAI_DAILY_CALLS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(100)
    .describe('How many model tasks each user may run in a day.'),
  MCP_URL: endpointUrl
    .optional()
    .describe('The server that npm run mcp talks to. PUBLIC_URL or http://HOST:PORT if not set.'),
  MCP_TOKEN: headerText
    .optional()
    .describe('Your personal token for npm run mcp. The server itself doesn’t use it.'),
  JOB_SOURCES: z
    .string()
    .default('own')
    .describe('Where jobs come from, separated by commas: own, remotive, arbeitnow, adzuna.'),
  JOB_LINKS: onOff
    .default(false)
    .describe('on: people may paste a link to a job, and the server reads it from the public web.'),
  ADZUNA_APP_ID: headerText
    .optional()
    .describe('App ID of your Adzuna account, if it is a source.'),
  ADZUNA_APP_KEY: headerText.optional().describe('App key of that account.'),
  ADZUNA_COUNTRY: z
    .enum(adzunaCountries)
    .default('es')
    .describe('The country Adzuna searches, as a two-letter code.'),
  ENGLISH: z
    .enum(['british', 'american'])
    .default('british')
    .describe('The English used in translations: british or american.'),
  LOG_FAILED_SIGN_INS: onOff
    .default(false)
    .describe('on: log the address of each failed sign-in, for fail2ban.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged: debug, info, warn, error or silent.'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production: refuse unsafe settings.'),
});

export const settingDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(settings.shape).map(([name, schema]) => [name, schema.description ?? '']),
);

/** As one would write them in the environment; empty where there is none. */
export const settingDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(settings.shape).map(([name, schema]) => {
    const value: unknown = schema.safeParse(undefined).data ?? '';
    return [name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)];
  }),
);

export type Settings = z.output<typeof settings>;
