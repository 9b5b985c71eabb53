import { createAdminCode } from './admin/admin-code';
import { createBuiltinAssistant, createGuardRunner } from './assistant/builtin-assistant';
import { createCorrector } from './assistant/corrector';
import { createChooseAssistant } from './assistant/model/choose-assistant';
import { createModelGuard } from './assistant/model/model-guard';
import { createModelKeys, type ModelKeys } from './assistant/model/model-keys';
import { createProseTranslator } from './assistant/prose-translator';
import { createTranslateInTurns } from './assistant/translate-in-turns';
import { createAuth } from './auth/create-auth';
import { createThrottle, type Throttle } from './auth/throttle';
import type { Config } from './config';
import type { Database } from './db';
import { createAskJobs } from './jobs/create-ask-jobs';
import { fetchPublic } from './jobs/fetch-public';
import { createJobBoard } from './jobs/job-board';
import { openJobSources } from './jobs/open-job-sources';
import { createSearchAll } from './jobs/search-all';
import type { Logger } from './logging/create-logger';
import { createMailer, type Mailer } from './mail/mailer';
import { loadAtRestKey } from './secrets/at-rest';
import { deriveKey, loadSecret } from './secrets/load-secret';
import type { ServerOptions } from './server-options';
import { openStorage } from './storage/open-storage';
import { createWorkers, type Workers } from './workers';

/** How long a search waits for one job source. */
const JOB_SOURCE_MS = 5_000;

/** A page with one job is smaller than a feed with many, and someone waits for it. */
const pageLimits = { mostBytes: 4_000_000, longestMs: 12_000, mostRedirects: 5 };

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly options: ServerOptions;
  readonly opening: Promise<Database>;
  /** Under which people reach the server. */
  readonly publicUrl: () => string;
}

/** What the routes work with. */
export type ServerParts = Awaited<ReturnType<typeof openParts>>;

/** Opens everything that uses the database, once that is open. */
export async function openParts(surroundings: Surroundings) {
  const { config, logger, options, opening, publicUrl } = surroundings;
  const secret = await loadSecret(config.dataDir, config.secretKey);
  const atRest =
    config.atRestKeyFile === undefined ? undefined : await loadAtRestKey(config.atRestKeyFile);
  const database = await opening;
  const throttle = createThrottle(database, deriveKey(secret, 'limit-key'), config.rateLimitScale);
  const mailer = config.mail && createMailer(config.mail, logger);
  const workers =
    options.sharedWorkers ??
    createWorkers({
      hasSpareReaders: options.readersAhead ?? config.startsAhead,
      translatorFile: options.translatorFile,
      mostOfEach: options.mostOfEach,
    });
  const base = { config, logger, options, publicUrl, secret, database, throttle, mailer, workers };
  const modelKeys = createModelKeys(database, deriveKey(secret, 'model-key'));
  return {
    ...base,
    auth: openAuth(base),
    adminCode: createAdminCode(database, deriveKey(secret, 'admin-code')),
    storage: openStorage(config.storage, database, atRest),
    modelKeys,
    choose: openAssistants({ ...base, modelKeys }),
    corrector: createCorrector(workers.translator),
    fetchFeed: options.fetchFeed ?? fetchPublic,
    fetchPage: options.fetchFeed ?? ((address: string) => fetchPublic(address, pageLimits)),
    ...openJobSearch(base),
  };
}

interface BaseParts extends Omit<Surroundings, 'opening'> {
  readonly secret: string;
  readonly database: Database;
  readonly throttle: Throttle;
  readonly mailer: Mailer | undefined;
  readonly workers: Workers;
}

function openAuth({ options, logger, ...parts }: BaseParts) {
  return createAuth({
    ...parts,
    onFailure: (error) =>
      logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a mail was not made'),
    onRefusal: (error) =>
      logger.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'a sign-in with the provider was refused',
      ),
    noteFailure: (address) => {
      if (parts.config.logsFailedSignIns) {
        logger.warn({ address }, `sign-in failed from ${address}`);
      }
    },
    passwordCost: options.passwordCost,
  });
}

/** The engine that is always there, the translator it may ask, and the models of those who have one. */
function openAssistants(parts: BaseParts & { readonly modelKeys: ModelKeys }) {
  const { config, logger, database, secret, modelKeys } = parts;
  const { builtin, translator } = parts.workers;
  const translateFor = createTranslateInTurns(
    createProseTranslator({
      translator,
      english: config.english,
      onUnavailable: (reason) =>
        logger.warn(
          { reason },
          'the translation model cannot be used: only names of the catalogue are translated, and sentences stay as drafts in their own language',
        ),
    }),
  );
  return createChooseAssistant({
    builtin: (userId) => createBuiltinAssistant(builtin, userId, translateFor(userId)),
    guard: (userId) => createModelGuard(createGuardRunner(builtin, userId, translateFor(userId))),
    keys: modelKeys,
    model: config.model,
    database,
    secret,
  });
}

function openJobSearch({ config, logger, options, database, workers }: BaseParts) {
  const askJobs = createAskJobs(workers.builtin);
  const board = createJobBoard(database);
  const isBoardAsked = config.jobs.sources.includes('own');
  const searchAll = createSearchAll({
    board,
    askJobs,
    outside: options.jobSources ?? openJobSources(config.jobs),
    isBoardAsked,
    patienceMs: options.jobSourceMs ?? JOB_SOURCE_MS,
    onFailure: (source, error) =>
      logger.warn(
        { source, name: error instanceof Error ? error.name : 'unknown' },
        'a job source gave no answer',
      ),
  });
  return { board, askJobs, isBoardAsked, searchAll };
}
