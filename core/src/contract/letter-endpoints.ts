import { z } from 'zod';
import { engineSchema, lettersResult } from '../assistant';
import { jobLanguages, LONGEST_DESCRIPTION } from '../jobs/job-posting';
import { storableText } from '../text';
import { engineQuery, improveCv, taskProgress } from './assistant-endpoints';
import { defineEndpoint, MOST_BYTES_PER_CHARACTER, USUAL_BODY_BYTES } from './endpoint';

const LONGEST_NAME = 300;

export const writeEmailTemplates = defineEndpoint({
  id: 'writeEmailTemplates',
  method: 'POST',
  path: '/api/email-templates',
  access: 'user',
  summary:
    'Three emails for one job (formal, startup, creative) in the language of the job, based on what the CV says.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    job: z.object({
      title: storableText({ max: LONGEST_NAME }),
      company: storableText({ max: LONGEST_NAME }).default(''),
      description: storableText({ max: LONGEST_DESCRIPTION }).default(''),
      /** The listing's language, detected from its text if not given. */
      language: z.enum(jobLanguages).nullable().default(null),
    }),
  }),
  mostBodyBytes: USUAL_BODY_BYTES + LONGEST_DESCRIPTION * MOST_BYTES_PER_CHARACTER,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    /** The version of the CV they were written from. */
    cvVersion: z.number().int(),
    ...lettersResult.shape,
  }),
  errors: improveCv.errors,
});
