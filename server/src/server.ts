import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError, getHealth, getReady } from '@trayecto/core/contract';
import { createAccountRoutes } from './accounts/account-routes';
import { createAvatarRoutes } from './accounts/avatar-routes';
import { createProfileRoutes } from './accounts/profile-routes';
import { createAdminCode } from './admin/admin-code';
import { createAdminCodeRoutes } from './admin/admin-code-routes';
import { createAdminRoutes } from './admin/admin-routes';
import { createBuiltinAssistant, createGuardRunner } from './assistant/builtin-assistant';
import { createDevelopmentRoutes } from './assistant/development-routes';
import { createEnhancerRoutes } from './assistant/enhancer-routes';
import { createImproveRoutes } from './assistant/improve-routes';
import { createLetterRoutes } from './assistant/letter-routes';
import { createChooseAssistant } from './assistant/model/choose-assistant';
import { createModelGuard } from './assistant/model/model-guard';
import { createModelKeyRoutes } from './assistant/model/model-key-routes';
import { createModelKeys } from './assistant/model/model-keys';
import { createOptimizerRoutes } from './assistant/optimizer-routes';
import { createProseTranslator } from './assistant/prose-translator';
import { createReadingRoutes } from './assistant/reading-routes';
import { createSkillGapRoutes } from './assistant/skill-gap-routes';
import { createTranslateInTurns } from './assistant/translate-in-turns';
import { createAuth } from './auth/create-auth';
import type { PasswordCost } from './auth/passwords';
import { createThrottle } from './auth/throttle';
import type { Config } from './config';
import { createContentRoutes } from './cvs/content-routes';
import { createCvRoutes } from './cvs/cv-routes';
import { createHistoryRoutes } from './cvs/history-routes';
import { openDatabase } from './db';
import { createDebugRoutes } from './debug/debug-routes';
import { createExportRoutes } from './export/export-routes';
import { startHousekeeping } from './housekeeping/start-housekeeping';
import { createBodyRoom, usualBodyRoom } from './http/body-room';
import { createApp } from './http/create-app';
import { type Listener, listen } from './http/listen';
import { createPersonGate, usualPersonGate } from './http/person-gate';
import { type RequestLimits, usualLimits } from './http/request-limits';
import { route } from './http/route';
import { loadStaticFiles } from './http/static-files';
import { createImportRoutes } from './import/import-routes';
import { fetchPublic } from './jobs/fetch-public';
import type { FetchFeed } from './jobs/import-postings';
import { createJobBoard } from './jobs/job-board';
import { createJobOriginRoutes } from './jobs/job-origin-routes';
import { createJobRoutes } from './jobs/job-routes';
import type { JobSource } from './jobs/job-source';
import { openJobSources } from './jobs/open-job-sources';
import { createSearchAll } from './jobs/search-all';
import type { Logger } from './logging/create-logger';
import { createMailer } from './mail/mailer';
import { createMetrics } from './metrics/create-metrics';
import { createResultRoutes } from './results/result-routes';
import { createSavedJobRoutes } from './saved-jobs/saved-job-routes';
import { deriveKey, loadSecret } from './secrets/load-secret';
import { openStorage } from './storage/open-storage';
import { closeWorkers, createWorkers, startAhead, type Workers } from './workers';

/** How long a search waits for one job source. */
const JOB_SOURCE_MS = 5_000;
const LONGEST_CLOSE_MS = 25_000;

export interface RunningServer {
  readonly url: string;
  /** With which the first admin shows that the server is theirs; undefined where there is one. */
  readonly adminCode: string | undefined;
  /** Readiness turns false, running requests finish, then the database closes. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly webFolder?: string;
  readonly onLost?: (error: Error) => void;
  /** Whether readers and writers of files stand ready before the first one is needed; true unless said otherwise. */
  readonly readersAhead?: boolean;
  /** Instead of its own; the lender closes them. For tests, which start many servers in one process. */
  readonly sharedWorkers?: Workers;
  /** The weights of the translator instead of its own; for tests, which have small ones or none. */
  readonly translatorFile?: string;
  /** How much work a password's hash is; as much as is advised unless said otherwise. */
  readonly passwordCost?: PasswordCost;
  /** How long requests may take to arrive; for tests, which cannot wait that long. */
  readonly requestLimits?: RequestLimits;
  /** Job sources over the network instead of those of the settings; for tests, which have their own. */
  readonly jobSources?: readonly JobSource[];
  readonly jobSourceMs?: number;
  /** How feeds of the job board are read, instead of from the public web alone; for tests, whose feeds are not on it. */
  readonly fetchFeed?: FetchFeed;
}

/** Wires the parts together: the only place that knows all of them. */
export async function startServer(
  config: Config,
  logger: Logger,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const listener = await listen({
    host: config.host,
    port: config.port,
    limits: options.requestLimits ?? usualLimits,
    connections: config.connections,
    onFailure: (error) => logger.error({ name: error.name }, 'the listening socket failed'),
  });
  try {
    return await startBehind(listener, config, logger, options);
  } catch (error) {
    await listener.close(0);
    throw error;
  }
}

async function startBehind(
  listener: Listener,
  config: Config,
  logger: Logger,
  options: ServerOptions,
): Promise<RunningServer> {
  const secret = await loadSecret(config.dataDir, config.secretKey);
  const [database, staticFiles] = await Promise.all([
    openDatabase({
      databaseUrl: config.databaseUrl,
      storageQuotaBytes: config.storageQuotaBytes,
      dataDir: config.dataDir,
      logger,
      onLost: options.onLost,
    }),
    loadStaticFiles(options.webFolder ?? builtWebFolder()),
  ]);
  let stopping: Promise<void> | undefined;
  const throttle = createThrottle(database, deriveKey(secret, 'limit-key'), config.rateLimitScale);
  const publicUrl = () => config.publicUrl ?? listener.url;
  const mailer = config.mail && createMailer(config.mail, logger);
  const auth = createAuth({
    database,
    throttle,
    secret,
    config,
    mailer,
    publicUrl,
    onFailure: (error) =>
      logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a mail was not made'),
    passwordCost: options.passwordCost,
  });
  const adminCode = createAdminCode(database, deriveKey(secret, 'admin-code'));
  const modelKeys = createModelKeys(database, deriveKey(secret, 'model-key'));
  const storage = openStorage(config.storage, database);
  const { readersAhead = true } = options;
  const workers =
    options.sharedWorkers ??
    createWorkers({
      hasSpareReaders: readersAhead,
      translatorFile: options.translatorFile,
    });
  const { reader, parser, drawer, writer, builtin, translator } = workers;
  const translateFor = createTranslateInTurns(
    createProseTranslator({
      translator,
      english: config.english,
      onUnavailable: (reason) =>
        logger.warn(
          { reason },
          'the translation model cannot be used: translations are made by rules, and more sentences are drafts',
        ),
    }),
  );
  const choose = createChooseAssistant({
    builtin: (userId) => createBuiltinAssistant(builtin, userId, translateFor(userId)),
    guard: (userId) => createModelGuard(createGuardRunner(builtin, userId)),
    keys: modelKeys,
    model: config.model,
    database,
    secret,
  });
  const board = createJobBoard(database);
  const isBoardAsked = config.jobs.sources.includes('own');
  const searchAll = createSearchAll({
    board,
    outside: options.jobSources ?? openJobSources(config.jobs),
    isBoardAsked,
    patienceMs: options.jobSourceMs ?? JOB_SOURCE_MS,
    onFailure: (source, error) =>
      logger.warn(
        { source, name: error instanceof Error ? error.name : 'unknown' },
        'a job source gave no answer',
      ),
  });
  const app = createApp({
    logger,
    routes: [
      ...auth.routes,
      ...createProfileRoutes(database),
      ...createAvatarRoutes({ database, storage, drawer, throttle }),
      ...createAccountRoutes({
        database,
        storage,
        throttle,
        passwords: auth.passwords,
        mailer,
        publicUrl,
      }),
      ...createAdminRoutes({
        database,
        publicUrl,
        storageQuotaBytes: config.storageQuotaBytes,
      }),
      ...createAdminCodeRoutes({ database, throttle, adminCode }),
      ...createDebugRoutes({ database, throttle, isOn: config.hasDebugPage }),
      ...createModelKeyRoutes({ keys: modelKeys, model: config.model, throttle }),
      ...createCvRoutes(database),
      ...createHistoryRoutes(database),
      ...createContentRoutes(database, storage),
      ...createImportRoutes({
        database,
        reader,
        parser,
        storage,
        throttle,
        logger,
        storageQuotaBytes: config.storageQuotaBytes,
      }),
      ...createExportRoutes({ database, writer }),
      ...createImproveRoutes({ database, choose }),
      ...createSkillGapRoutes({ database, throttle, choose }),
      ...createDevelopmentRoutes({ database, throttle, choose }),
      ...createOptimizerRoutes({ database, throttle, choose }),
      ...createReadingRoutes({ database, choose }),
      ...createEnhancerRoutes({ database, throttle, choose, parser }),
      ...createSavedJobRoutes({ database, throttle, choose }),
      ...createLetterRoutes({ database, throttle, choose }),
      ...createJobRoutes({ database, throttle, choose, board, searchAll }),
      ...createJobOriginRoutes({
        database,
        throttle,
        fetchFeed: options.fetchFeed ?? fetchPublic,
        isBoardAsked,
      }),
      ...createResultRoutes(database),
      route(getHealth, async () => ({ status: 'ok' as const })),
      route(getReady, async () => {
        if (stopping) throw new AppError('unavailable', { retryAfterSeconds: 5 });
        await Promise.all([database.ping(), storage.ping()]).catch((cause: unknown) => {
          throw new AppError('unavailable', { retryAfterSeconds: 5, cause });
        });
        return { status: 'ready' as const };
      }),
    ],
    authenticator: auth.authenticator,
    trustProxy: config.trustProxy,
    limits: options.requestLimits ?? usualLimits,
    bodyRoom: createBodyRoom(usualBodyRoom),
    gate: createPersonGate(usualPersonGate),
    throttle,
    staticFiles,
    metrics: config.hasMetrics
      ? createMetrics(async () => (await reader.started())?.count() ?? { busy: 0, waiting: 0 })
      : undefined,
    publicUrl,
    ownHosts: config.ownHosts,
    allowedOrigins: config.allowedOrigins,
    securityContact: config.securityContact,
  });
  await auth.warmUp();
  const waitingCode = await adminCode.find();
  if (waitingCode !== undefined && config.adminEmail !== undefined && !mailer) {
    logger.warn({}, 'ADMIN_EMAIL makes nobody an admin without mail: use the printed code');
  }
  const housekeeping = startHousekeeping(database, storage, logger);
  listener.serve(app);
  if (readersAhead) {
    startAhead(workers, () => stopping !== undefined).catch((error: Error) =>
      logger.error({ name: error.name }, 'the readers and writers did not start'),
    );
  }
  return {
    url: config.publicUrl ?? listener.url,
    adminCode: waitingCode,
    stop() {
      stopping ??= (async () => {
        housekeeping.stop();
        listener.drain();
        // The load balancer finds out that it is not ready; until then nobody is turned away.
        if (config.drainMs > 0) await sleep(config.drainMs);
        await listener.close(LONGEST_CLOSE_MS);
        if (workers !== options.sharedWorkers) await closeWorkers(workers);
        await mailer?.close();
        await database.close();
      })();
      return stopping;
    },
  };
}

/** Beside the bundle: server/dist/main.js and web/dist. */
function builtWebFolder(): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), '../../web/dist');
}
