import { z } from 'zod';
import { jobGapsResult, LONGEST_POSTING } from '../assistant';
import { languages } from '../language';
import { defineEndpoint } from './endpoint';
import { LARGEST_POSTING_BODY, LONGEST_JOB_TITLE, nonBlank } from './skill-gap-endpoints';

/** All descriptions of a person together: the list sends them whole. */
export const MOST_SAVED_CHARACTERS = 4_000_000;
export const MOST_SAVED_JOBS = 200;

export const savedJob = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
});
export type SavedJob = z.output<typeof savedJob>;

export const listSavedJobs = defineEndpoint({
  id: 'listSavedJobs',
  method: 'GET',
  path: '/api/saved-jobs',
  access: 'user',
  summary: 'Your saved jobs, the latest first.',
  status: 200,
  output: z.object({ jobs: z.array(savedJob) }),
  errors: ['saved_jobs_missing'],
});

export const saveJob = defineEndpoint({
  id: 'saveJob',
  method: 'POST',
  path: '/api/saved-jobs',
  access: 'user',
  summary: 'Save a job. The same title and description are saved only once.',
  body: z.object({
    title: nonBlank(LONGEST_JOB_TITLE),
    description: nonBlank(LONGEST_POSTING),
  }),
  mostBodyBytes: LARGEST_POSTING_BODY,
  status: 201,
  output: z.object({ job: savedJob }),
  errors: ['saved_jobs_full', 'saved_jobs_missing'],
});

export const deleteSavedJob = defineEndpoint({
  id: 'deleteSavedJob',
  method: 'DELETE',
  path: '/api/saved-jobs/{id}',
  access: 'user',
  summary: 'Delete a saved job.',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: z.object({}),
  errors: ['not_found'],
});

/** Of more saved jobs than this the latest are compared. */
export const MOST_COMPARED_JOBS = 40;

export const getSavedJobGaps = defineEndpoint({
  id: 'getSavedJobGaps',
  method: 'GET',
  path: '/api/saved-jobs/gaps',
  access: 'user',
  summary:
    'Compare every saved job with one CV: how well each matches, and which missing skill would raise most of them.',
  query: z.object({
    cvId: z.uuid(),
    language: z.enum(languages).default('es'),
  }),
  status: 200,
  output: jobGapsResult,
  errors: ['not_found', 'no_parsed_data', 'saved_jobs_missing', 'server_busy', 'task_too_heavy'],
});
