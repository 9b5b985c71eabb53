import { relative } from 'node:path';
import type { Config } from './config';
import { listed } from './listed';
import { jobSources, type Settings } from './settings';

const SHORTEST_SECRET = 32;
const wellKnownPasswords = ['postgres', 'password', 'changeme', 'change-me', 'secret', 'admin'];

/** What would let others in. */
export function findUnsafeSettings(config: Config): string[] {
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
  const { atRestKeyFile, dataDir } = config;
  if (atRestKeyFile !== undefined && !relative(dataDir, atRestKeyFile).startsWith('..')) {
    problems.push(
      'ENCRYPTION_KEY_FILE: must not be in DATA_DIR, or a copy of the one opens the other.',
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

function isSafeIssuer({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

/** Settings that need one another. */
export function findMissingParts(s: Settings, config: Config): string[] {
  const problems: string[] = [];
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
  if ((s.OIDC_ISSUER === undefined) !== (s.OIDC_CLIENT_ID === undefined)) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID: signing in with a provider needs both.');
  }
  if (config.oidc && !isSafeIssuer(new URL(config.oidc.issuer))) {
    problems.push('OIDC_ISSUER: must start with https://.');
  }
  if (config.signUp.domains.length > 0 && !config.isVerifyingEmail) {
    problems.push(
      'SIGN_UP_DOMAINS: needs EMAIL_VERIFICATION=on, because anyone can type an address.',
    );
  }
  return problems;
}
