import { z } from 'zod';
import {
  careerLevels,
  engineSchema,
  enhancementResult,
  enhancePlatforms,
  LONGEST_INDUSTRY,
  LONGEST_POSTING,
  optimizationResult,
  targetPlatforms,
} from '../assistant';
import { languages } from '../language';
import { cleanTexts } from '../text';
import { engineQuery, improveCv, taskProgress } from './assistant-endpoints';
import { boundedCv } from './bounded-cv';
import { LARGEST_CV_BODY } from './cv-endpoints';
import { defineEndpoint } from './endpoint';
import { enhancementQuestion } from './enhance-endpoints';
import { nonBlank } from './skill-gap-endpoints';

/** A kept result of this kind, as `GET /api/results/{id}` has it in `input`. */
export const optimizationQuestion = z.object({
  targetPlatform: z.enum(targetPlatforms),
  industryFocus: z.string(),
  careerLevel: z.enum(careerLevels),
  /** The language the answer is written in. */
  language: z.enum(languages).default('es'),
});

export const optimizeProfile = defineEndpoint({
  id: 'optimizeProfile',
  method: 'POST',
  path: '/api/optimize-large-profile',
  access: 'user',
  summary:
    'Score a CV for a platform, an industry and a career level, and propose what would raise the score. Nothing is saved.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    targetPlatform: z.enum(targetPlatforms).default('linkedin'),
    industryFocus: nonBlank(LONGEST_INDUSTRY),
    careerLevel: z.enum(careerLevels).default('mid'),
    /** The language the answer is written in. */
    language: z.enum(languages).default('es'),
  }),
  progress: taskProgress,
  idempotent: true,
  status: 200,
  isBare: true,
  output: optimizationResult.extend({
    engine: engineSchema,
    /** The version of the CV it was made from. */
    cvVersion: z.number().int(),
  }),
  words: { model_failed: 'Failed to optimize profile' },
  errors: improveCv.errors,
});

const made = {
  engine: engineSchema.default({ kind: 'builtin' }),
  cvVersion: z.number().int().min(1).optional(),
};

export const saveOptimization = defineEndpoint({
  id: 'saveOptimization',
  method: 'POST',
  path: '/api/save-optimization',
  access: 'user',
  summary:
    'Keep an optimization or an enhancement, whose job title and description come as industryFocus and careerLevel. It is listed and opened again under /api/results.',
  body: z
    .object({
      cvId: z.uuid(),
      optimizationResult: z.preprocess(
        (result) => cleanTexts(result),
        z.union([
          enhancementResult.extend({ ...made, cvData: boundedCv }),
          optimizationResult.extend(made),
        ]),
      ),
      targetPlatform: z.enum([...targetPlatforms, ...enhancePlatforms]),
      industryFocus: nonBlank(LONGEST_INDUSTRY),
      careerLevel: nonBlank(LONGEST_POSTING).default('mid'),
      /** The language the result is written in. */
      language: z.enum(languages).default('es'),
      /** When the person saved it, by their clock: a label, the server keeps its own time. */
      timestamp: z.iso.datetime({ offset: true }),
    })
    .refine(asksWhatItAnswers, 'is no question of that result'),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  output: z.object({ id: z.uuid() }),
  errors: ['not_found'],
});

/** The question of an optimization has a level where that of an enhancement has a job's text. */
function asksWhatItAnswers({ optimizationResult: result, ...question }: SavedQuestion): boolean {
  const asked = 'overallScore' in result ? optimizationQuestion : enhancementQuestion;
  return asked.safeParse(question).success;
}

interface SavedQuestion {
  readonly optimizationResult: object;
  readonly targetPlatform: string;
  readonly industryFocus: string;
  readonly careerLevel: string;
}
