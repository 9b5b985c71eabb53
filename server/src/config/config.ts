import type { ConnectionLimits } from '../http/guard-connections';
import type { OwnHosts } from '../http/guard-host';
import type { MailSettings } from '../mail/mailer';
import type { S3Settings } from '../storage/s3-storage';
import type { jobSources } from './settings';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly storage: StorageSettings;
  readonly storageQuotaBytes: number;
  /** Undefined: files and backups are as they are. */
  readonly atRestKeyFile: string | undefined;
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
  /** Undefined: people sign in here alone. */
  readonly oidc: OidcSettings | undefined;
  readonly sessionDays: number;
  readonly auditKeeping: AuditKeeping;
  readonly requiresSecondFactor: boolean;
  /** Their addresses are logged only with this. */
  readonly logsFailedSignIns: boolean;
  /** Undefined: reports go to the project. */
  readonly securityContact: string | undefined;
  readonly hasDebugPage: boolean;
  readonly trustProxy: boolean;
  readonly connections: ConnectionLimits;
  readonly drainMs: number;
  /** Readers, writers and engines are there before anyone needs them. */
  readonly startsAhead: boolean;
  readonly hasMetrics: boolean;
  readonly rateLimitScale: number;
  readonly model: ModelSettings;
  readonly jobs: JobSettings;
  /** Whether a link to a job description is opened by the server. */
  readonly opensJobLinks: boolean;
  /** For assistants on this machine. */
  readonly mcp: { readonly url: string; readonly token: string | undefined };
  readonly english: 'british' | 'american';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly production: boolean;
}

/** One OpenID Connect provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** As people know it. */
  readonly name: string;
}

export interface SignUpRules {
  readonly mode: 'open' | 'invite' | 'closed';
  /** Empty: any. */
  readonly domains: readonly string[];
}

/** How long the log is kept, and where its entries came from. */
export interface AuditKeeping {
  readonly placeDays: number;
  readonly days: number;
}

export type StorageSettings =
  | { readonly kind: 'folder'; readonly root: string }
  | { readonly kind: 'database' }
  | ({ readonly kind: 's3' } & S3Settings);

export interface ModelSettings {
  /** Undefined: the server itself calls no model. */
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
