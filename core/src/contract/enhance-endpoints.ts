import { z } from 'zod';
import { engineSchema, enhancementResult, enhancePlatforms, LONGEST_POSTING } from '../assistant';
import { languages } from '../language';
import { engineQuery, improveCv, taskProgress } from './assistant-endpoints';
import { defineEndpoint } from './endpoint';
import { LARGEST_POSTING_BODY, LONGEST_JOB_TITLE, nonBlank } from './skill-gap-endpoints';

/** Here `industryFocus` and `careerLevel` carry the job's title and description, as the specification has it. */
export const enhancementQuestion = z.object({
  targetPlatform: z.enum(enhancePlatforms).default('linkedin'),
  /** The job's title. */
  industryFocus: nonBlank(LONGEST_JOB_TITLE),
  /** The job's description. */
  careerLevel: nonBlank(LONGEST_POSTING),
  /** The language the answer is written in. */
  language: z.enum(languages).default('es'),
});

interface AimedJob {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/** The job goes where the request has an industry and a level. */
export function writeAimedJob<Question extends AimedJob>(question: Question) {
  const { jobTitle, jobDescription, ...rest } = question;
  return { ...rest, industryFocus: jobTitle, careerLevel: jobDescription };
}

/** A request, or one that was kept, with the job under its own names. */
export function readAimedJob<Question extends z.output<typeof enhancementQuestion>>(
  question: Question,
) {
  const { industryFocus, careerLevel, ...rest } = question;
  return { ...rest, jobTitle: industryFocus, jobDescription: careerLevel };
}

/** The message for a request without a CV, which replaces the general validation message. */
export const CV_ID_REQUIRED = 'CV ID is required.';

export const enhanceProfile = defineEndpoint({
  id: 'enhanceProfile',
  method: 'POST',
  path: '/api/enhance-profile',
  access: 'user',
  summary:
    'Tailor a CV to a job: its title in industryFocus, its description in careerLevel. Nothing is saved.',
  query: engineQuery,
  body: enhancementQuestion.extend({
    cvId: z.uuid({ error: ({ input }) => (input ? undefined : CV_ID_REQUIRED) }),
  }),
  mostBodyBytes: LARGEST_POSTING_BODY,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    /** The version of the CV it was made from. */
    cvVersion: z.number().int(),
    enhancedData: enhancementResult,
  }),
  errors: [...(improveCv.errors ?? []), 'cv_content_missing'],
});
