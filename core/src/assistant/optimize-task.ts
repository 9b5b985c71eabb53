import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { builtinPlaces, refusedText } from './engine';
import { changeReasons, openQuestion, proposedChange } from './improve-task';
import { askedAs, bothNames } from './skill-gap-task';

export const targetPlatforms = ['linkedin', 'cv'] as const;
export type TargetPlatform = (typeof targetPlatforms)[number];
export const careerLevels = ['entry', 'mid', 'senior'] as const;
export type CareerLevel = (typeof careerLevels)[number];

export const LONGEST_HEADLINE = 220;
export const LONGEST_ABOUT = 2_600;
export const LONGEST_INDUSTRY = 300;

export const optimizeInput = z.object({
  cv: cvSchema,
  /** The language the CV is written in. */
  cvLanguage: z.enum(languages),
  platform: z.enum(targetPlatforms),
  industry: z.string(),
  level: z.enum(careerLevels),
  /** The language the answer is written in. */
  language: z.enum(languages),
  /** The day it is asked on, as `2026-11-15`. */
  today: z.iso.date(),
});
export type OptimizeInput = z.output<typeof optimizeInput>;

const checkCodes = [
  'completeness',
  'contact',
  'title',
  'summary',
  'quantified',
  'verbs',
  'dates',
  'length',
  'structure',
  'spelling',
  'keywords',
  'ats',
  'linkedin-headline',
  'linkedin-about',
  'linkedin-skills',
  'linkedin-url',
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** One line of the checklist: what it can give, how much of it was reached, and where it can be fixed. */
const profileCheck = z.object({
  code: z.enum(checkCodes),
  weight: z.number(),
  /** 0 to 1. */
  share: z.number().min(0).max(1),
  /** JSON pointers into the CV. */
  pointers: z.array(z.string()),
});
export type ProfileCheck = z.output<typeof profileCheck>;

/** A check before and after the proposals, with its words. */
const explainedCheck = z.object({
  code: z.enum(checkCodes),
  weight: z.number(),
  before: z.number().min(0).max(1),
  after: z.number().min(0).max(1),
  pointers: z.array(z.string()),
  name: z.string(),
  fix: z.string(),
});
export type ExplainedCheck = z.output<typeof explainedCheck>;

/** Besides what the rewriting engine does: what the CV says elsewhere is put where it is looked for. */
const improvementReasons = [
  ...changeReasons,
  'title-from-post',
  'skills-shown',
  'url-found',
  'headline-made',
  'about-made',
] as const;
export type ImprovementReason = (typeof improvementReasons)[number];

/** `cv` can be put into the CV; `linkedin` is a text to copy. */
const sectionImprovement = z.object({
  id: z.string().default(''),
  title: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  target: z.enum(['cv', 'linkedin']).default('linkedin'),
  /** The most characters the place takes; null where there is no limit. */
  mostCharacters: z.number().int().nullable().default(null),
  reasons: z.array(z.enum(improvementReasons)).default([]),
  /** What to apply; null for texts that are copied. */
  change: proposedChange.omit({ reasons: true }).nullable().default(null),
});
export type FieldChange = NonNullable<z.output<typeof sectionImprovement>['change']>;
export type SectionImprovement = z.output<typeof sectionImprovement>;

export const keywordStatuses = ['placed', 'listed', 'shown', 'missing'] as const;
export type KeywordStatus = (typeof keywordStatuses)[number];

const keywordOptimization = z.object({
  keyword: z.string(),
  /** Of 10. */
  relevance: z.number().min(0).max(10),
  placement: z.string(),
  /** `placed` in the list and in use, `listed` only, `shown` in use only, `missing`. */
  status: z.enum(keywordStatuses).default('missing'),
  /** Where the CV shows it, or where it would go. */
  pointer: z.string().default('/skills'),
});
export type KeywordOptimization = z.output<typeof keywordOptimization>;

/** What a few questions to the person may add. */
const askable = z.object({
  skills: z.array(
    z.object({
      name: z.string(),
      importance: z.enum(['critical', 'important', 'optional']),
      askedAs,
      names: bothNames,
    }),
  ),
  questions: z.array(openQuestion),
});
export type Askable = z.output<typeof askable>;

/** Fields with a default are our additions. The specified ones are required and are enough to store a result. */
export const optimizationResult = z.object({
  overallScore: z.object({
    before: z.number().min(0).max(100),
    after: z.number().min(0).max(100),
  }),
  summary: z.string(),
  sectionImprovements: z.array(sectionImprovement),
  keywordOptimizations: z.array(keywordOptimization),
  bestPractices: z.array(z.object({ title: z.string(), description: z.string() })),
  industryTrends: z.array(z.object({ trend: z.string(), relevance: z.string() })),
  checks: z.array(explainedCheck).default([]),
  /** The industry the catalogue took the words for; null where it knows none such. */
  industry: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The month practices and trends were written in. */
  writtenIn: z.string().default(''),
  /** The CV is in neither of the two languages: its sentences were left alone. */
  isOtherLanguage: z.boolean().default(false),
  askable: askable.default({ skills: [], questions: [] }),
  /** Texts of a model that were refused and replaced by the built-in engine's. */
  refused: z.array(refusedText).optional(),
  byBuiltin: builtinPlaces,
});
export type OptimizationResult = z.output<typeof optimizationResult>;
