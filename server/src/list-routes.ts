import { AppError, getHealth, getReady } from '@trayecto/core/contract';
import { createAccountRoutes } from './accounts/account-routes';
import { createAvatarRoutes } from './accounts/avatar-routes';
import { createOwnWordRoutes } from './accounts/own-word-routes';
import { createProfileRoutes } from './accounts/profile-routes';
import { createAdminCodeRoutes } from './admin/admin-code-routes';
import { createAdminRoutes } from './admin/admin-routes';
import { createInvitationRoutes } from './admin/invitation-routes';
import { createApplicationRoutes } from './applications/application-routes';
import { createPostingRoutes } from './applications/posting-routes';
import { createCareerPlanRoutes } from './assistant/career-plan-routes';
import { createImproveRoutes } from './assistant/improve-routes';
import { createLetterRoutes } from './assistant/letter-routes';
import { createLineRoutes } from './assistant/line-routes';
import { createModelKeyRoutes } from './assistant/model/model-key-routes';
import { createProofreadRoutes } from './assistant/proofread-routes';
import { createReadingRoutes } from './assistant/reading-routes';
import { createSkillGapRoutes } from './assistant/skill-gap-routes';
import { createWordingRoutes } from './assistant/wording-routes';
import { createNoticeRoutes } from './audit/notice-routes';
import { createContentRoutes } from './cvs/content-routes';
import { createCvRoutes } from './cvs/cv-routes';
import { createHistoryRoutes } from './cvs/history-routes';
import { createDebugRoutes } from './debug/debug-routes';
import { createExportRoutes } from './export/export-routes';
import { type Route, route } from './http/route';
import { createDocumentReading } from './import/document-reading';
import { createImportRoutes } from './import/import-routes';
import { createJobOriginRoutes } from './jobs/job-origin-routes';
import { createJobRoutes } from './jobs/job-routes';
import type { ServerParts } from './open-parts';
import { createReadBackRoutes } from './read-back/read-back-routes';
import { createResultRoutes } from './results/result-routes';
import { createSavedJobRoutes } from './saved-jobs/saved-job-routes';
import { createShareRoutes } from './shares/share-routes';
import { listSpecifiedRoutes } from './specified-api/list-specified-routes';

/** Everything that can be asked of the server. */
export function listRoutes(parts: ServerParts, isStopping: () => boolean): readonly Route[] {
  const { config, database, storage, throttle } = parts;
  return [
    ...listAccountRoutes(parts),
    ...listCvRoutes(parts),
    ...listTaskRoutes(parts),
    ...listSpecifiedRoutes(parts),
    ...createDebugRoutes({ database, throttle, isOn: config.hasDebugPage }),
    route(getHealth, async () => ({ status: 'ok' as const })),
    route(getReady, async () => {
      if (isStopping()) throw new AppError('unavailable', { retryAfterSeconds: 5 });
      await Promise.all([database.ping(), storage.ping()]).catch((cause: unknown) => {
        throw new AppError('unavailable', { retryAfterSeconds: 5, cause });
      });
      return { status: 'ready' as const };
    }),
  ];
}

function listAccountRoutes(parts: ServerParts): readonly Route[] {
  const { config, database, storage, throttle, auth, mailer, publicUrl, modelKeys } = parts;
  const { storageQuotaBytes } = config;
  return [
    ...auth.routes,
    ...createNoticeRoutes(database),
    ...createProfileRoutes(database),
    ...createOwnWordRoutes(database),
    ...createAvatarRoutes({ database, storage, throttle, drawer: parts.workers.drawer }),
    ...createAccountRoutes({
      database,
      storage,
      throttle,
      passwords: auth.passwords,
      mailer,
      publicUrl,
    }),
    ...createAdminRoutes({ database, publicUrl, storageQuotaBytes }),
    ...createInvitationRoutes({ database, publicUrl }),
    ...createAdminCodeRoutes({ database, throttle, adminCode: parts.adminCode }),
    ...createModelKeyRoutes({ keys: modelKeys, model: config.model, throttle }),
  ];
}

function listCvRoutes(parts: ServerParts): readonly Route[] {
  const { config, database, storage, throttle, logger } = parts;
  const { reader, parser, writer } = parts.workers;
  const { storageQuotaBytes } = config;
  return [
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
      storageQuotaBytes,
    }),
    ...createExportRoutes({ database, writer, storage }),
    ...createReadBackRoutes({ database, storage, workers: parts.workers }),
    ...createShareRoutes({
      database,
      storage,
      throttle,
      writer,
      passwords: parts.auth.passwords,
      secret: parts.secret,
      publicUrl: parts.publicUrl,
    }),
  ];
}

function listTaskRoutes(parts: ServerParts): readonly Route[] {
  const { config, database, throttle, choose, board, askJobs, isBoardAsked, searchAll } = parts;
  const { fetchFeed, fetchPage } = parts;
  const { reader, parser } = parts.workers;
  return [
    ...createImproveRoutes({ database, choose, corrector: parts.corrector }),
    ...createProofreadRoutes(parts.corrector),
    ...createLineRoutes({ database, engine: parts.workers.builtin }),
    ...createWordingRoutes({ translator: parts.workers.translator, english: config.english }),
    ...createSkillGapRoutes({ database, throttle, choose }),
    ...createCareerPlanRoutes({ database, throttle, choose }),
    ...createReadingRoutes({ database, choose }),
    ...createSavedJobRoutes({ database, throttle, choose }),
    ...createLetterRoutes({ database, throttle, choose }),
    ...createJobRoutes({ database, throttle, choose, board, askJobs, searchAll }),
    ...createJobOriginRoutes({ database, askJobs, throttle, fetchFeed, isBoardAsked }),
    ...createResultRoutes(database),
    ...createApplicationRoutes(database),
    ...createPostingRoutes({
      reading: createDocumentReading({ database, reader, parser, throttle }),
      fetchPage,
      opensLinks: config.opensJobLinks,
    }),
  ];
}
