import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { ConnectionLimits } from './http/guard-connections';
import type { OwnHosts } from './http/guard-host';
import type { MailSettings } from './mail/mailer';
import type { S3Settings } from './storage/s3-storage';

/** One setting: its name, what it means, and how it is read. `.env.example` is checked against this table. */
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65535);
const count = z.coerce.number().int().min(1);
const endpointUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const temperature = z.coerce.number().min(0).max(2);
const headerText = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces or special characters');

const jobSources = ['own', 'remotive', 'arbeitnow', 'adzuna'] as const;
const adzunaCountries = 'at au be br ca ch de es fr gb in it mx nl nz pl sg us za'.split(' ');

const settings = z.object({
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
  SESSION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days after which a session ends, however much it is used.'),
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

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly storage: StorageSettings;
  readonly storageQuotaBytes: number;
  readonly secretKey: string | undefined;
  /** Undefined: whatever address the server ends up listening on. */
  readonly publicUrl: string | undefined;
  /** Undefined: any. */
  readonly ownHosts: OwnHosts;
  readonly allowedOrigins: readonly string[];
  readonly adminEmail: string | undefined;
  /** Undefined: this installation sends no mail. */
  readonly mail: MailSettings | undefined;
  readonly isVerifyingEmail: boolean;
  readonly signUp: SignUpRules;
  readonly sessionDays: number;
  /** Their addresses are told nobody otherwise. */
  readonly logsFailedSignIns: boolean;
  /** Undefined: reports go to the project. */
  readonly securityContact: string | undefined;
  readonly hasDebugPage: boolean;
  readonly trustProxy: boolean;
  readonly connections: ConnectionLimits;
  readonly drainMs: number;
  readonly hasMetrics: boolean;
  readonly rateLimitScale: number;
  readonly model: ModelSettings;
  readonly jobs: JobSettings;
  /** For assistants on this machine. */
  readonly mcp: { readonly url: string; readonly token: string | undefined };
  readonly english: 'british' | 'american';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly production: boolean;
}

export interface SignUpRules {
  readonly mode: 'open' | 'invite' | 'closed';
  /** Empty: any. */
  readonly domains: readonly string[];
}

export type StorageSettings =
  | { readonly kind: 'folder'; readonly root: string }
  | { readonly kind: 'database' }
  | ({ readonly kind: 's3' } & S3Settings);

export interface ModelSettings {
  /** Undefined: this installation has no model of its own. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly name: string;
  readonly temperature: number;
  readonly timeoutMs: number;
  readonly dailyCalls: number;
}

export interface JobSettings {
  readonly sources: readonly (typeof jobSources)[number][];
  /** Undefined: this installation has no account there. */
  readonly adzuna: AdzunaSettings | undefined;
}

export interface AdzunaSettings {
  readonly appId: string;
  readonly appKey: string;
  /** Two small letters. */
  readonly country: string;
}

/** A start that cannot go on, with sentences a person can act on. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(
      `Trayecto cannot start with these settings:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`));
  }
  const s = parsed.data;
  const config: Config = {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    storage: readStorage(s),
    storageQuotaBytes: Math.round(s.STORAGE_QUOTA_MB * 1024 * 1024),
    secretKey: s.SECRET_KEY,
    publicUrl: s.PUBLIC_URL?.replace(/\/+$/, ''),
    ownHosts: readOwnHosts(s),
    allowedOrigins: s.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    adminEmail: s.ADMIN_EMAIL,
    mail: s.SMTP_URL && s.MAIL_FROM ? { url: s.SMTP_URL, from: s.MAIL_FROM } : undefined,
    isVerifyingEmail: s.EMAIL_VERIFICATION,
    signUp: { mode: s.SIGN_UP, domains: listed(s.SIGN_UP_DOMAINS) },
    sessionDays: s.SESSION_DAYS,
    logsFailedSignIns: s.LOG_FAILED_SIGN_INS,
    securityContact: s.SECURITY_CONTACT,
    hasDebugPage: s.DEBUG_PAGE,
    trustProxy: s.TRUST_PROXY,
    connections: {
      most: s.MAX_CONNECTIONS,
      mostPerAddress: s.TRUST_PROXY ? Number.POSITIVE_INFINITY : s.MAX_CONNECTIONS_PER_ADDRESS,
    },
    drainMs: s.DRAIN_SECONDS * 1000,
    hasMetrics: s.METRICS,
    rateLimitScale: s.RATE_LIMIT_SCALE,
    model: {
      baseUrl: s.OPENAI_BASE_URL?.replace(/\/+$/, ''),
      apiKey: s.OPENAI_API_KEY,
      name: s.OPENAI_MODEL,
      temperature: s.OPENAI_TEMPERATURE,
      timeoutMs: s.OPENAI_TIMEOUT_SECONDS * 1000,
      dailyCalls: s.OPENAI_DAILY_CALLS,
    },
    jobs: {
      sources: jobSources.filter((name) => listed(s.JOB_SOURCES).includes(name)),
      adzuna:
        s.ADZUNA_APP_ID && s.ADZUNA_APP_KEY
          ? { appId: s.ADZUNA_APP_ID, appKey: s.ADZUNA_APP_KEY, country: s.ADZUNA_COUNTRY }
          : undefined,
    },
    mcp: {
      url: (s.MCP_URL ?? s.PUBLIC_URL ?? `http://${s.HOST}:${s.PORT}`).replace(/\/+$/, ''),
      token: s.MCP_TOKEN,
    },
    english: s.ENGLISH,
    logLevel: s.LOG_LEVEL,
    production: s.NODE_ENV === 'production',
  };
  const problems = findUnsafeSettings(config);
  const unknown = listed(s.JOB_SOURCES).filter((name) => !jobSources.some((one) => one === name));
  if (unknown.length > 0 || config.jobs.sources.length === 0) {
    problems.push(`JOB_SOURCES: takes ${jobSources.join(', ')}, separated by commas.`);
  }
  if (config.jobs.sources.includes('adzuna') && !config.jobs.adzuna) {
    problems.push('JOB_SOURCES: adzuna needs ADZUNA_APP_ID and ADZUNA_APP_KEY.');
  }
  if ((s.SMTP_URL === undefined) !== (s.MAIL_FROM === undefined)) {
    problems.push('SMTP_URL, MAIL_FROM: mail needs both.');
  }
  if (s.EMAIL_VERIFICATION && !config.mail) {
    problems.push('EMAIL_VERIFICATION: needs SMTP_URL and MAIL_FROM.');
  }
  if (config.signUp.domains.length > 0 && !config.isVerifyingEmail) {
    problems.push(
      'SIGN_UP_DOMAINS: needs EMAIL_VERIFICATION=on, because anyone can type an address.',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readStorage(s: z.output<typeof settings>): StorageSettings {
  const url = s.STORAGE_URL;
  if (url === undefined) return { kind: 'folder', root: join(resolve(s.DATA_DIR), 'files') };
  if (url === 'db:') return { kind: 'database' };
  if (url.startsWith('file:'))
    return { kind: 'folder', root: resolve(url.replace(/^file:(\/\/)?/, '')) };
  const [bucket = '', ...folders] = url.slice('s3://'.length).split('/').filter(Boolean);
  return {
    kind: 's3',
    endpoint: s.S3_ENDPOINT,
    region: s.S3_REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: s.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: s.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Where nobody has said what the server is called, and it is not meant for others either, any name will do. */
function readOwnHosts(s: z.output<typeof settings>): OwnHosts {
  const allowed = listed(s.ALLOWED_HOSTS);
  const isChecked = s.PUBLIC_URL !== undefined || s.NODE_ENV === 'production';
  if (allowed.includes('*') || (allowed.length === 0 && !isChecked)) return undefined;
  return s.PUBLIC_URL === undefined ? allowed : [new URL(s.PUBLIC_URL).hostname, ...allowed];
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}

const SHORTEST_SECRET = 32;
const wellKnownPasswords = ['postgres', 'password', 'changeme', 'change-me', 'secret', 'admin'];

function findUnsafeSettings(config: Config): string[] {
  const problems: string[] = [];
  const { secretKey, databaseUrl, publicUrl } = config;
  if (secretKey !== undefined && secretKey.length < SHORTEST_SECRET) {
    problems.push(`SECRET_KEY: must have at least ${SHORTEST_SECRET} characters.`);
  } else if (secretKey !== undefined && looksLikeExample(secretKey)) {
    problems.push(
      'SECRET_KEY: is an example value; make one of your own, e.g. openssl rand -hex 32',
    );
  }
  for (const origin of config.allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      problems.push(`ALLOWED_ORIGINS: "${origin}" is not an origin such as https://cv.example.com`);
    }
  }
  const { storage } = config;
  if (storage.kind === 's3' && !(storage.accessKeyId && storage.secretAccessKey)) {
    problems.push(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: STORAGE_URL names a bucket, which needs both.',
    );
  }
  const { baseUrl } = config.model;
  if (baseUrl !== undefined && hasMoreThanPlace(new URL(baseUrl))) {
    problems.push(
      'OPENAI_BASE_URL: must be an address alone, such as https://api.openai.com/v1; a key goes into OPENAI_API_KEY.',
    );
  }
  if (!config.production) return problems;
  if (
    databaseUrl &&
    wellKnownPasswords.includes(decodeURIComponent(new URL(databaseUrl).password))
  ) {
    problems.push('DATABASE_URL: uses a well-known password; give the database one of its own.');
  }
  if (publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)) {
    problems.push('PUBLIC_URL: must start with https:// in production.');
  }
  return problems;
}

function looksLikeExample(secret: string): boolean {
  return (
    /example|change[-_ ]?me|your[-_ ]?secret|placeholder/i.test(secret) || new Set(secret).size < 8
  );
}

function hasMoreThanPlace(url: URL): boolean {
  return [url.username, url.password, url.search, url.hash].some((part) => part !== '');
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
