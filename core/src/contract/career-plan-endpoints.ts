import { z } from 'zod';
import { careerPlan, engineSchema, HOURS_PER_WEEK, LONGEST_GOAL } from '../assistant';
import { languages } from '../language';
import { engineQuery, improveCv, taskProgress } from './assistant-endpoints';
import { defineEndpoint } from './endpoint';
import { nonBlank } from './skill-gap-endpoints';

/** A kept result of this kind, as `GET /api/results/{id}` has it in `input`. */
export const careerPlanQuestion = z.object({
  careerGoal: z.string(),
  language: z.enum(languages),
  hoursPerWeek: z.number(),
});

/** What the person does with a plan, as a kept result has it in `state`. */
export const careerPlanState = z.object({
  hoursPerWeek: z
    .number()
    .min(HOURS_PER_WEEK.least)
    .max(HOURS_PER_WEEK.most)
    .optional()
    .catch(undefined),
  /** The milestones that are done, by id. */
  done: z.array(z.string()).default([]).catch([]),
});

export const planDevelopment = defineEndpoint({
  id: 'planDevelopment',
  method: 'POST',
  path: '/api/development-plan',
  access: 'user',
  summary:
    'A plan from a CV to a career goal: levels, gaps, what to learn and by when. The plan is stored. If the goal isn’t clear, the answer suggests the nearest titles and nothing is stored.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    careerGoal: nonBlank(LONGEST_GOAL),
    /** The language the answer is written in. */
    language: z.enum(languages).default('es'),
    hoursPerWeek: z
      .number()
      .min(HOURS_PER_WEEK.least)
      .max(HOURS_PER_WEEK.most)
      .default(HOURS_PER_WEEK.usual),
  }),
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    plan: careerPlan.extend({
      /** Where it is kept; null for a goal that was not understood. */
      id: z.uuid().nullable(),
      /** The version of the CV it was made from. */
      cvVersion: z.number().int(),
    }),
  }),
  words: { model_failed: 'Failed to analyze learning path. Please try again.' },
  errors: improveCv.errors,
});
