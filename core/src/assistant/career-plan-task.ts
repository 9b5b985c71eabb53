import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { builtinPlaces, refusedText } from './engine';
import { jobGapsInput } from './skill-gap-task';

export const LONGEST_GOAL = 500;
export const HOURS_PER_WEEK = { least: 1, most: 40, usual: 6 } as const;

export const careerPlanInput = z.object({
  cv: cvSchema,
  careerGoal: z.string().max(LONGEST_GOAL),
  language: z.enum(languages).default('es'),
  hoursPerWeek: z
    .number()
    .min(HOURS_PER_WEEK.least)
    .max(HOURS_PER_WEEK.most)
    .default(HOURS_PER_WEEK.usual),
  /** The job descriptions the person has saved: what they lack for them feeds the plan. */
  jobs: jobGapsInput.shape.jobs.default([]),
});
export type CareerPlanInput = z.output<typeof careerPlanInput>;

const planCourse = z.object({
  title: z.string(),
  provider: z.string(),
  url: z.string(),
  duration: z.string(),
  description: z.string(),
});
export type PlanCourse = z.output<typeof planCourse>;

const planCertification = z.object({
  name: z.string(),
  provider: z.string(),
  level: z.string(),
  description: z.string(),
  url: z.string().optional(),
});
export type PlanCertification = z.output<typeof planCertification>;

const pathPart = z.object({
  courses: z.array(planCourse),
  certifications: z.array(planCertification),
});

/** One thing to do, with what helps; dates follow from the hours a week and are not written here. */
const planStep = z.object({
  id: z.string(),
  kind: z.enum(['study', 'learn', 'project', 'experience', 'apply']),
  title: z.string(),
  description: z.string(),
  hours: z.number(),
  months: z.number(),
  courses: z.array(planCourse),
  certifications: z.array(planCertification),
});
export type PlanStep = z.output<typeof planStep>;

const planGap = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['hard', 'soft', 'tool', 'language', 'licence', 'degree']),
  why: z.string(),
  /** How many saved jobs ask for it. */
  jobs: z.number().int(),
  /** What the CV shows that comes near. */
  near: z.array(z.string()),
});
export type PlanGap = z.output<typeof planGap>;

const nearTitle = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number().int(),
});
export type NearTitle = z.output<typeof nearTitle>;

export const careerPlan = z.object({
  /** `unknown-goal`: no catalogue title matched with certainty, so we offer the nearest ones. */
  outcome: z.enum(['planned', 'unknown-goal']),
  goal: z.object({
    text: z.string(),
    title: nearTitle.nullable(),
    /** The months the person gave themselves: "in three years". */
    deadline_months: z.number().nullable(),
  }),
  nearest_titles: z.array(nearTitle),
  analysis: z.object({
    current_level: z.string(),
    target_level: z.string(),
    key_gaps: z.array(z.string()),
    /** 1 trainee to 6 director. */
    current_rank: z.number().int(),
    target_rank: z.number().int().nullable(),
    current_reasons: z.array(z.string()),
    target_reasons: z.array(z.string()),
    gaps: z.array(planGap),
    /** What the goal asks for and the CV shows, with the words that show it. */
    strengths: z.array(z.object({ name: z.string(), quote: z.string() })),
  }),
  learning_path: z.object({ immediate: pathPart, short_term: pathPart, long_term: pathPart }),
  projects: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      skills_practiced: z.array(z.string()),
      estimated_duration: z.string(),
    }),
  ),
  timeline: z.object({
    months_to_goal: z.number(),
    milestones: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        target_date: z.string(),
      }),
    ),
  }),
  /** The input for the timeline and the path, so that changing the hours a week needs no new request. */
  steps: z.array(planStep),
  hours_per_week: z.number(),
  start_date: z.string(),
  /** Texts of a model that were refused and replaced by the built-in engine's. */
  refused: z.array(refusedText).optional(),
  byBuiltin: builtinPlaces,
});
export type CareerPlan = z.output<typeof careerPlan>;
