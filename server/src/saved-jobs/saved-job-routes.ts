import {
  AppError,
  deleteSavedJob,
  getSavedJobGaps,
  listSavedJobs,
  MOST_COMPARED_JOBS,
  saveJob,
} from '@trayecto/core/contract';
import type { ChooseAssistant } from '../assistant/model/choose-assistant';
import { requireParsedCv } from '../assistant/require-parsed-cv';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { keepJob, listJobsOf, removeJob } from './saved-job-store';

const savesPerUser: Limit = { name: 'saved-jobs-user', most: 300, windowSeconds: 60 * 60 };
const gapsPerUser: Limit = { name: 'saved-job-gaps-user', most: 300, windowSeconds: 60 * 60 };

interface SavedJobParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createSavedJobRoutes(parts: SavedJobParts): readonly Route[] {
  const { database, throttle, choose } = parts;
  return [
    route(listSavedJobs, async ({ caller }) => ({
      jobs: await listJobsOf(database, caller.userId),
    })),

    route(saveJob, async ({ caller, body }) => {
      await throttle.take(savesPerUser, caller.userId);
      const { title, description } = body;
      const job = { title: title.trim(), description: description.trim() };
      return { job: await keepJob(database, caller.userId, job) };
    }),

    route(deleteSavedJob, async ({ caller, params }) => {
      const isDone = await removeJob(database, caller.userId, params.id);
      if (!isDone) throw new AppError('not_found');
      return {};
    }),

    route(getSavedJobGaps, async ({ caller, query, signal }) => {
      await throttle.take(gapsPerUser, caller.userId);
      const { cv } = await requireParsedCv(database, caller.userId, query.cvId);
      const jobs = (await listJobsOf(database, caller.userId)).slice(0, MOST_COMPARED_JOBS);
      // Forty questions to a model would cost the person more than a comparison is worth.
      const builtin = await choose(caller.userId, ['jobGaps'], 'builtin');
      const context = { signal, onProgress: () => {} };
      const gaps = await builtin.jobGaps({ cv, jobs, language: query.language }, context);
      return { ...gaps };
    }),
  ];
}
