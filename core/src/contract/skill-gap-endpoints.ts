import { z } from 'zod';
import { engineSchema, LONGEST_POSTING, skillGapResult } from '../assistant';
import { languages } from '../language';
import { storableText } from '../text';
import { engineQuery, improveCv, taskProgress } from './assistant-endpoints';
import { defineEndpoint } from './endpoint';

export const LONGEST_JOB_TITLE = 200;
/** The longest job description with every character escaped, and a little for the rest. */
export const LARGEST_POSTING_BODY = LONGEST_POSTING * 6 + 10_000;

export const nonBlank = (max: number) =>
  storableText({ max }).refine((text) => text.trim() !== '', 'is blank');

/** A kept result of this kind, as `GET /api/results/{id}` has it in `input`. */
export const skillGapQuestion = z.object({
  jobTitle: z.string(),
  jobDescription: z.string(),
  language: z.enum(languages),
});

export const analyzeSkillGaps = defineEndpoint({
  id: 'analyzeSkillGaps',
  method: 'POST',
  path: '/api/analyze-skill-gaps',
  access: 'user',
  summary:
    'Compare a CV with a job description: what it shows, what’s missing, how the percentage is worked out, and a plan. The result is kept.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    jobDescription: nonBlank(LONGEST_POSTING),
    jobTitle: storableText({ max: LONGEST_JOB_TITLE }).default(''),
    /** The language the answer is written in. */
    language: z.enum(languages).default('es'),
  }),
  mostBodyBytes: LARGEST_POSTING_BODY,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    result: skillGapResult.extend({
      /** Where it is kept. */
      id: z.uuid(),
      /** The version of the CV it was made from. */
      cvVersion: z.number().int(),
    }),
  }),
  errors: improveCv.errors,
});
