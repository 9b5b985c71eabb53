import { join, resolve } from 'node:path';
import type { OwnHosts } from '../http/guard-host';
import type { Config, JobSettings, ModelSettings, StorageSettings } from './config';
import { findMissingParts, findUnsafeSettings } from './find-problems';
import { listed } from './listed';
import { jobSources, type Settings, settings } from './settings';

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
  const config = toConfig(s);
  const problems = [...findUnsafeSettings(config), ...findMissingParts(s, config)];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function toConfig(s: Settings): Config {
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    storage: readStorage(s),
    atRestKeyFile: s.ENCRYPTION_KEY_FILE && resolve(s.ENCRYPTION_KEY_FILE),
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
    oidc:
      s.OIDC_ISSUER && s.OIDC_CLIENT_ID
        ? {
            issuer: s.OIDC_ISSUER,
            clientId: s.OIDC_CLIENT_ID,
            clientSecret: s.OIDC_CLIENT_SECRET,
            name: s.OIDC_NAME,
          }
        : undefined,
    signUp: { mode: s.SIGN_UP, domains: listed(s.SIGN_UP_DOMAINS) },
    sessionDays: s.SESSION_DAYS,
    auditKeeping: { placeDays: s.AUDIT_ADDRESS_DAYS, days: s.AUDIT_DAYS },
    requiresSecondFactor: s.SECOND_FACTOR === 'required',
    logsFailedSignIns: s.LOG_FAILED_SIGN_INS,
    securityContact: s.SECURITY_CONTACT,
    hasDebugPage: s.DEBUG_PAGE,
    trustProxy: s.TRUST_PROXY,
    connections: {
      most: s.MAX_CONNECTIONS,
      mostPerAddress: s.TRUST_PROXY ? Number.POSITIVE_INFINITY : s.MAX_CONNECTIONS_PER_ADDRESS,
    },
    drainMs: s.DRAIN_SECONDS * 1000,
    startsAhead: s.START_AHEAD,
    hasMetrics: s.METRICS,
    rateLimitScale: s.RATE_LIMIT_SCALE,
    model: readModel(s),
    jobs: readJobs(s),
    opensJobLinks: s.JOB_LINKS,
    mcp: {
      url: (s.MCP_URL ?? s.PUBLIC_URL ?? `http://${s.HOST}:${s.PORT}`).replace(/\/+$/, ''),
      token: s.MCP_TOKEN,
    },
    english: s.ENGLISH,
    logLevel: s.LOG_LEVEL,
    production: s.NODE_ENV === 'production',
  };
}

function readModel(s: Settings): ModelSettings {
  return {
    baseUrl: s.OPENAI_BASE_URL?.replace(/\/+$/, ''),
    apiKey: s.OPENAI_API_KEY,
    name: s.OPENAI_MODEL,
    temperature: s.OPENAI_TEMPERATURE,
    timeoutMs: s.OPENAI_TIMEOUT_SECONDS * 1000,
    dailyCalls: s.OPENAI_DAILY_CALLS,
  };
}

function readJobs(s: Settings): JobSettings {
  return {
    sources: jobSources.filter((name) => listed(s.JOB_SOURCES).includes(name)),
    adzuna:
      s.ADZUNA_APP_ID && s.ADZUNA_APP_KEY
        ? { appId: s.ADZUNA_APP_ID, appKey: s.ADZUNA_APP_KEY, country: s.ADZUNA_COUNTRY }
        : undefined,
  };
}

function readStorage(s: Settings): StorageSettings {
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
function readOwnHosts(s: Settings): OwnHosts {
  const allowed = listed(s.ALLOWED_HOSTS);
  const isChecked = s.PUBLIC_URL !== undefined || s.NODE_ENV === 'production';
  if (allowed.includes('*') || (allowed.length === 0 && !isChecked)) return undefined;
  return s.PUBLIC_URL === undefined ? allowed : [new URL(s.PUBLIC_URL).hostname, ...allowed];
}
