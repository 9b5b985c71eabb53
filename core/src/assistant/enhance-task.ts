import { z } from 'zod';
import { cvSchema, personal, workItem } from '../cv';
import { languages } from '../language';
import { keywordStatuses } from './optimize-task';
import {
  askedAs,
  askedLevel,
  bothNames,
  LONGEST_POSTING,
  planItem,
  shownAs,
} from './skill-gap-task';

export const enhancePlatforms = ['linkedin', 'resume'] as const;
export type EnhancePlatform = (typeof enhancePlatforms)[number];

export const MOST_ENHANCE_KEYWORDS = 12;
export const MOST_TIPS = 6;

export const enhanceInput = z.object({
  cv: cvSchema,
  /** The language the CV is written in. */
  cvLanguage: z.enum(languages),
  platform: z.enum(enhancePlatforms),
  jobTitle: z.string(),
  jobDescription: z.string().max(LONGEST_POSTING),
  /** The language the answer is written in. */
  language: z.enum(languages),
  /** The day it is asked on, as `2026-11-15`. */
  today: z.iso.date(),
  /** The CV as a model reworded it; null to use the built-in rules. */
  draft: cvSchema.nullable().default(null),
});
export type EnhanceInput = z.output<typeof enhanceInput>;

/** `cv` is in the new CV; `linkedin` is a text to copy into a profile. */
const sectionEnhancement = z.object({
  /** `summary`, `work_experience`, `skills`, `headline`, `about` and so on. */
  section: z.string(),
  title: z.string().default(''),
  originalContent: z.string().default(''),
  enhancedContent: z.string(),
  reason: z.string().default(''),
  target: z.enum(['cv', 'linkedin']).default('cv'),
  /** The most characters the place takes; null where there is no limit. */
  mostCharacters: z.number().int().nullable().default(null),
});
export type SectionEnhancement = z.output<typeof sectionEnhancement>;

export const enhanceKeyword = z.object({
  keyword: z.string(),
  /** `placed` in the list and in use, `listed` only, `shown` in use only, `missing`. */
  status: z.enum(keywordStatuses).default('missing'),
  importance: z.enum(['high', 'medium', 'low']).default('medium'),
  /** Where it is, or where it would go if it is true of the person. */
  placement: z.string().default(''),
});
export type EnhanceKeyword = z.output<typeof enhanceKeyword>;

/** What the job asks for and the CV does not show: to be added where it is true, or learnt. */
const enhanceGap = z.object({
  name: z.string(),
  importance: z.enum(['critical', 'important', 'optional']),
  description: z.string(),
  /** Percentage points of the match it represents. */
  points: z.number(),
  /** How to learn it, where something is known. */
  steps: z.array(planItem),
  askedAs,
  askedLevel,
  shownAs,
  names: bothNames,
});
export type EnhanceGap = z.output<typeof enhanceGap>;

const percentage = z.number().int().min(0).max(100);

/** Fields with a default are our additions. The specified ones are required and are enough to store a result. */
export const enhancementResult = z.object({
  sectionEnhancements: z.array(sectionEnhancement),
  keywordAnalysis: z.array(enhanceKeyword),
  fullEnhancedCvText: z.string(),
  originalContent: z.string(),
  personalInfo: personal,
  /** The whole CV with everything above in it. */
  cvData: cvSchema,
  enhancedWorkExperience: z.array(workItem),
  /** Null where the result does not say. */
  match: z.object({ before: percentage, after: percentage }).nullable().default(null),
  /** Of the skills the job asks for and the CV shows, how many are where a reader looks first. */
  inSight: z
    .object({ before: z.number().int(), after: z.number().int(), of: z.number().int() })
    .nullable()
    .default(null),
  summary: z.string().default(''),
  gaps: z.array(enhanceGap).default([]),
  tips: z.array(z.string()).default([]),
  /** The CV is in neither of the two languages: its sentences were left alone. */
  isOtherLanguage: z.boolean().default(false),
});
export type EnhancementResult = z.output<typeof enhancementResult>;
