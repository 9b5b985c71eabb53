import {
  AppError,
  addJobFeed,
  deleteJobPostings,
  importJobFile,
  type JobOrigin,
  type JobOriginProblem,
  jobOriginProblems,
  listJobOrigins,
  refreshJobFeed,
  removeJobOrigin,
  updateJobBoard,
} from '@trayecto/core/contract';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Limit, Throttle } from '../auth/throttle';
import { boardSettings, type Database } from '../db';
import { decodeText } from '../encodings/decode-text';
import { type Route, route } from '../http/route';
import { FetchRefused } from './fetch-public';
import { type FetchFeed, type Imported, importFeed, importPostings } from './import-postings';
import { readShowsSamples } from './job-board';
import type { AskJobs } from './job-engine';
import {
  deletePostings,
  findOrigin,
  forgetOrigin,
  listOrigins,
  noteProblem,
} from './job-origin-store';
import type { BoardParts } from './store-postings';

const importsPerAdmin: Limit = { name: 'job-import-admin', most: 120, windowSeconds: 60 * 60 };

interface JobOriginParts {
  readonly database: Database;
  readonly askJobs: AskJobs;
  readonly throttle: Throttle;
  readonly fetchFeed: FetchFeed;
  readonly isBoardAsked: boolean;
}

/** How admins fill the own job board. */
export function createJobOriginRoutes(parts: JobOriginParts): readonly Route[] {
  const { database, askJobs, throttle, fetchFeed, isBoardAsked } = parts;

  /** Its listings take their turn among the tasks of the admin who brings them. */
  const boardFor = (owner: string): BoardParts => ({
    database,
    askJobs: (name, input) => askJobs(name, input, { owner }),
  });

  async function finish(caller: string, { originId, ...brought }: Imported) {
    const origin = await database.asService(async (tx) => {
      await recordAuditEvent(tx, 'jobs_imported', caller, {
        origin: originId,
        added: String(brought.added),
        updated: String(brought.updated),
      });
      return findOrigin(tx, originId);
    });
    if (!origin) throw new AppError('not_found');
    return { origin };
  }

  async function find(id: string): Promise<JobOrigin | undefined> {
    return database.asService((tx) => findOrigin(tx, id));
  }

  return [
    route(listJobOrigins, async () => {
      const [origins, shows_samples] = await database.asService(async (tx) => [
        await listOrigins(tx),
        await readShowsSamples(tx),
      ]);
      return { origins, is_searched: isBoardAsked, shows_samples };
    }),

    route(updateJobBoard, async ({ caller, body: { shows_samples } }) => {
      await database.asService(async (tx) => {
        await tx.update(boardSettings).set({ showsSamples: shows_samples });
        const event = shows_samples ? 'samples_shown' : 'samples_hidden';
        await recordAuditEvent(tx, event, caller.userId);
      });
      return { shows_samples };
    }),

    route(importJobFile, async ({ caller, file, reportProgress }) => {
      await throttle.take(importsPerAdmin, caller.userId);
      reportProgress({ stored: 0, of: 0 });
      const origin = { name: file.name, isFeed: false };
      const text = decodeText(file.bytes);
      const board = boardFor(caller.userId);
      const imported = await importPostings(board, origin, text, reportProgress);
      return finish(caller.userId, imported);
    }),

    route(addJobFeed, async ({ caller, body, reportProgress }) => {
      await throttle.take(importsPerAdmin, caller.userId);
      reportProgress({ stored: 0, of: 0 });
      try {
        const board = boardFor(caller.userId);
        const imported = await importFeed(board, body.address, fetchFeed, reportProgress);
        return await finish(caller.userId, imported);
      } catch (error) {
        const problem = nameProblem(error);
        throw problem ? new AppError(problem, { cause: error }) : error;
      }
    }),

    route(refreshJobFeed, async ({ caller, body, reportProgress }) => {
      await throttle.take(importsPerAdmin, caller.userId);
      const kept = await find(body.id);
      if (!kept?.is_feed) throw new AppError('not_found');
      reportProgress({ stored: 0, of: 0 });
      try {
        const board = boardFor(caller.userId);
        const imported = await importFeed(board, kept.name, fetchFeed, reportProgress);
        return await finish(caller.userId, imported);
      } catch (error) {
        const problem = nameProblem(error);
        if (!problem) throw error;
        await database.asService((tx) => noteProblem(tx, kept.id, problem));
        const origin = await find(kept.id);
        if (!origin) throw new AppError('not_found');
        return { origin };
      }
    }),

    route(deleteJobPostings, async ({ caller, params }) => {
      const origin = await find(params.id);
      const deleted = await removePostings(database, caller.userId, origin, 'job_postings_deleted');
      return { deleted };
    }),

    route(removeJobOrigin, async ({ caller, params }) => {
      const origin = await find(params.id);
      const deleted = await removePostings(database, caller.userId, origin, 'job_origin_removed');
      return { deleted };
    }),
  ];
}

function nameProblem(error: unknown): JobOriginProblem | undefined {
  if (error instanceof FetchRefused) return error.code;
  if (!(error instanceof AppError)) return undefined;
  return jobOriginProblems.find((problem) => problem === error.code);
}

/** Its listings, and with `job_origin_removed` the origin itself. */
async function removePostings(
  database: Database,
  caller: string,
  origin: JobOrigin | undefined,
  event: 'job_postings_deleted' | 'job_origin_removed',
): Promise<number> {
  if (!origin) return 0;
  const deleted = await deletePostings(database, origin.name);
  await database.asService(async (tx) => {
    if (event === 'job_origin_removed') await forgetOrigin(tx, origin.id);
    await recordAuditEvent(tx, event, caller, { origin: origin.id, deleted: String(deleted) });
  });
  return deleted;
}
