import { z } from 'zod';
import { postingFacts } from '../applications/application';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';
import { extractPdf, LARGEST_FILE_BYTES, readProgress } from './import-endpoints';
import { addJobFeed } from './job-origin-endpoints';

const LONGEST_LINK = 2_000;

/** A job description as text, with what it says about itself, for the person to correct. */
const readPosting = z.object({
  text: z.string(),
  ...postingFacts.shape,
});
export type ReadPosting = z.output<typeof readPosting>;

export const getPostingWays = defineEndpoint({
  id: 'getPostingWays',
  method: 'GET',
  path: '/api/read-posting',
  access: 'user',
  summary: 'Whether this server can read a job description from a link.',
  status: 200,
  output: z.object({
    /** Whether the server opens links to job descriptions. */
    links: z.boolean(),
  }),
});

export const readPostingFile = defineEndpoint({
  id: 'readPostingFile',
  method: 'POST',
  path: '/api/read-posting',
  access: 'user',
  summary:
    'The text of a job description in a file: PDF, Word or a picture, which is read with OCR. The file is not stored.',
  upload: { field: 'file', mostBytes: LARGEST_FILE_BYTES },
  progress: readProgress,
  status: 200,
  output: readPosting,
  errors: extractPdf.errors,
});

export const readPostingLink = defineEndpoint({
  id: 'readPostingLink',
  method: 'POST',
  path: '/api/read-posting-link',
  access: 'user',
  summary:
    'The text of a job description on the public web, if the server’s settings allow it. Private networks are never opened.',
  body: z.object({ url: exactText({ min: 1, max: LONGEST_LINK }) }),
  status: 200,
  output: readPosting.extend({
    /** Where it was found in the end. */
    url: z.string(),
  }),
  errors: ['links_off', ...(addJobFeed.errors ?? []), ...(extractPdf.errors ?? [])],
});
