import { z } from 'zod';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';
import type { ErrorCode } from './error-codes';
import { LARGEST_FILE_BYTES } from './import-endpoints';

/** Why a feed or file gave no listings. */
export const jobOriginProblems = [
  'feed_address_bad',
  'feed_not_public',
  'feed_unreachable',
  'feed_too_slow',
  'feed_too_large',
  'job_file_unread',
] as const satisfies readonly ErrorCode[];
export type JobOriginProblem = (typeof jobOriginProblems)[number];

const count = z.number().int().min(0);

export const jobOrigin = z.object({
  id: z.uuid(),
  /** The name of the file, or the address of the feed. */
  name: z.string(),
  is_feed: z.boolean(),
  postings: count,
  /** When it was last read, or tried to. */
  read_at: z.iso.datetime(),
  /** The listings of the last successful reading; null if they were never counted. */
  brought: z.object({ added: count, updated: count, left_out: count }).nullable(),
  /** Why the last reading failed; null when it went well. */
  problem: z.enum(jobOriginProblems).nullable(),
});
export type JobOrigin = z.output<typeof jobOrigin>;

/** Listings stored so far; none while the file or feed is still being read. */
export const jobImportProgress = z.object({ stored: count, of: count });

const read = z.object({ origin: jobOrigin });

export const listJobOrigins = defineEndpoint({
  id: 'listJobOrigins',
  method: 'GET',
  path: '/api/admin/job-origins',
  access: 'admin',
  summary: 'The files and feeds that fill this server’s job board.',
  status: 200,
  output: z.object({
    origins: z.array(jobOrigin),
    /** Whether a search asks the board at all. */
    is_searched: z.boolean(),
    /** Whether made-up samples are shown while the board is empty. */
    shows_samples: z.boolean(),
  }),
});

export const updateJobBoard = defineEndpoint({
  id: 'updateJobBoard',
  method: 'PATCH',
  path: '/api/admin/job-board',
  access: 'admin',
  summary: 'Whether to show made-up samples, labelled as such, while the board is empty.',
  body: z.strictObject({ shows_samples: z.boolean() }),
  status: 200,
  output: z.object({ shows_samples: z.boolean() }),
  errors: ['not_understood'],
});

export const importJobFile = defineEndpoint({
  id: 'importJobFile',
  method: 'POST',
  path: '/api/admin/job-origins/files',
  access: 'admin',
  summary:
    'Fill the job board from a file: schema.org JobPosting, RSS or Atom, or a table. A file with the same name updates its listings.',
  upload: { field: 'file', mostBytes: LARGEST_FILE_BYTES },
  progress: jobImportProgress,
  status: 201,
  output: read,
  errors: ['file_missing', 'file_too_large', 'job_file_unread'],
});

export const addJobFeed = defineEndpoint({
  id: 'addJobFeed',
  method: 'POST',
  path: '/api/admin/job-origins/feeds',
  access: 'admin',
  summary:
    'Read a public feed into the job board and keep its address. If it can’t be read, the address isn’t kept.',
  body: z.object({ address: exactText({ min: 1, max: 2_000 }) }),
  progress: jobImportProgress,
  status: 201,
  output: read,
  errors: jobOriginProblems,
});

export const refreshJobFeed = defineEndpoint({
  id: 'refreshJobFeed',
  method: 'POST',
  path: '/api/admin/job-origins/refresh',
  access: 'admin',
  summary: 'Read a feed again. If that fails, its earlier listings stay.',
  body: z.object({ id: z.uuid() }),
  progress: jobImportProgress,
  status: 200,
  output: read,
  errors: ['not_found'],
});

export const deleteJobPostings = defineEndpoint({
  id: 'deleteJobPostings',
  method: 'DELETE',
  path: '/api/admin/job-origins/{id}/postings',
  access: 'admin',
  summary: 'Delete the listings of a file or feed, but keep its name or address.',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: z.object({ deleted: count }),
});

export const removeJobOrigin = defineEndpoint({
  id: 'removeJobOrigin',
  method: 'DELETE',
  path: '/api/admin/job-origins/{id}',
  access: 'admin',
  summary: 'Remove a file or feed and its listings. Removing an unknown one succeeds.',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: z.object({ deleted: count }),
});
