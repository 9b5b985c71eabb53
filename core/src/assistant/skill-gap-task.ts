import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { builtinPlaces, refusedText } from './engine';

export const LONGEST_POSTING = 200_000;

export const skillGapInput = z.object({
  cv: cvSchema,
  jobDescription: z.string().max(LONGEST_POSTING),
  jobTitle: z.string().default(''),
  /** The language the answer is written in. */
  language: z.enum(languages).default('es'),
});
export type SkillGapInput = z.output<typeof skillGapInput>;

/** A phrase of the job description, verbatim, and where it is in the job description's plain text. */
const postingEvidence = z.object({
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export type PostingEvidence = z.output<typeof postingEvidence>;

/** `required` is said to be needed, `expected` is there without a word about it, `optional` is a plus. */
export const demands = ['required', 'expected', 'optional'] as const;
export type Demand = (typeof demands)[number];

const requirementKinds = [
  'hard',
  'soft',
  'tool',
  'language',
  'degree',
  'licence',
  'unknown',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** One thing a job description asks for. */
const postingRequirement = z.object({
  /** The catalogue's id, or `unknown:` and the folded words. */
  id: z.string(),
  kind: z.enum(requirementKinds),
  names: z.object({ es: z.string(), en: z.string() }),
  demand: z.enum(demands),
  evidence: z.array(postingEvidence),
  /** How well a language is to be spoken; null where the job description does not say. */
  languageLevel: z.enum(cefrLevels).nullable(),
  /** 1 school to 6 doctorate, for degrees. */
  degreeLevel: z.number().int().nullable(),
  /** Another field of study will do as well. */
  acceptsSimilar: z.boolean(),
  /** Requirements any of which will do instead, by id: "Java or Kotlin". */
  alternatives: z.array(z.string()),
  /** What the job description itself names as meant, by id: "version control with Git". Anyone who shows it shows this. */
  examples: z.array(z.string()).default([]),
  /** The words of the job description it is in. */
  asked: z.string().default(''),
  /** Done there, and not said to be asked for. */
  isDuty: z.boolean().default(false),
});
export type PostingRequirement = z.output<typeof postingRequirement>;

export const posting = z.object({
  /** What the evidence counts in: the job description without markup. */
  text: z.string(),
  language: z.enum(['es', 'en', 'other', 'unknown']),
  outcome: z.enum(['read', 'empty', 'too-short', 'other-language', 'nothing-found']),
  title: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** 1 trainee to 6 director. */
  level: z.number().int().nullable(),
  years: z
    .object({ least: z.number(), demand: z.enum(demands), evidence: postingEvidence })
    .nullable(),
  requirements: z.array(postingRequirement),
});
export type Posting = z.output<typeof posting>;

/** Where the CV shows a skill. */
const cvPlace = z.object({
  section: z.string(),
  /** A JSON pointer into the CV: `/work_experience/0/achievements/1`. */
  pointer: z.string(),
  /** The line or field it is in. */
  line: z.string(),
  /** The words that name it. */
  quote: z.string(),
  /** The last month it was used by the dates of its entry; null where the CV does not say. */
  lastUsed: z.union([z.literal('present'), z.string().regex(/^\d{4}(?:-\d\d)?$/)]).nullable(),
});
export type CvPlace = z.output<typeof cvPlace>;

const cvSkill = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  names: z.object({ es: z.string(), en: z.string() }),
  languageLevel: z.enum(cefrLevels).nullable(),
  places: z.array(cvPlace),
});
export type CvSkill = z.output<typeof cvSkill>;

const matchedSkill = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  name: z.string(),
  relevance: z.enum(['high', 'medium', 'low']),
  description: z.string(),
  evidence: z.array(z.string()),
  postingPlaces: z.array(postingEvidence),
  cvPlaces: z.array(cvPlace),
  /** Months since it was last used; 0 in a job still held, null where the CV has no dates. */
  monthsSinceUse: z.number().int().nullable(),
  /** The title that speaks for it, in the CV's words, where no line names it. */
  impliedBy: z.string().nullable().default(null),
  /** A narrower skill that shows it, by name, where the CV does not name it: React for JavaScript. */
  shownBy: z.string().nullable().default(null),
  /** Said in other words: more likely there than not. */
  isLikely: z.boolean().default(false),
});
export type MatchedSkill = z.output<typeof matchedSkill>;

/** How a person is asked whether it is true of them, by what it is: a tool is used, a licence is had. */
const askedWays = [
  'used',
  'done',
  'practised',
  'trait',
  'circumstance',
  'licence',
  'degree',
  'language',
] as const;
export type AskedAs = (typeof askedWays)[number];
/** The name in the language of a CV, which may be another than the answer's; null in older results. */
export const bothNames = z.object({ es: z.string(), en: z.string() }).nullable().default(null);
export const askedAs = z.enum(askedWays).default('used');
/** What the CV calls the language that it has at too low a level; empty for none. */
export const shownAs = z.string().default('');
/** How well a language is to be spoken; null where the job description does not say. */
export const askedLevel = z.enum(cefrLevels).nullable().default(null);

const missingSkill = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  name: z.string(),
  importance: z.enum(['critical', 'important', 'optional']),
  description: z.string(),
  evidence: z.array(z.string()),
  postingPlaces: z.array(postingEvidence),
  /** What the CV shows that comes near, and counts in part. */
  related: z.array(z.object({ id: z.string(), name: z.string(), cvPlaces: z.array(cvPlace) })),
  /** A title of the CV, in its words, in which such a skill is usual: it may only be unsaid. */
  usualIn: z.string().nullable().default(null),
  /** Others of which any would do as well, by name: "Tableau or Power BI". */
  orElse: z.array(z.string()).default([]),
  askedAs,
  askedLevel,
  shownAs,
  names: bothNames,
});
export type MissingSkill = z.output<typeof missingSkill>;

export const scoreParts = [
  'mustHaves',
  'duties',
  'niceToHaves',
  'years',
  'languages',
  'degrees',
] as const;

/** How a requirement is met: by the CV's words, by a title, by another of a choice, in part, or not. */
export const hows = [
  'shown',
  'implied',
  'alternative',
  'related',
  'usual',
  'lower-level',
  'missing',
] as const;

/** One part of the percentage: the shares of its items, by their weights. */
const scorePart = z.object({
  part: z.enum(scoreParts),
  /** Percentage points this part can give. */
  weight: z.number(),
  /** How much of it was reached, 0 to 1. */
  share: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      weight: z.number(),
      share: z.number(),
      how: z.enum(hows),
    }),
  ),
});
export type ScorePart = z.output<typeof scorePart>;

const keywordSuggestion = z.object({
  /** The CV's own wording. */
  original: z.string(),
  /** The job description's wording for the same skill. */
  suggested: z.string(),
  reason: z.string(),
  pointer: z.string(),
  skillId: z.string(),
});
export type KeywordSuggestion = z.output<typeof keywordSuggestion>;

/** The kinds of resource and of recommendation the screen has words for. */
const planResourceTypes = [
  'course',
  'certification',
  'project',
  'book',
  'practice',
  'mentorship',
] as const;

export const planItem = z.object({
  /** The missing skill it is for. */
  skillId: z.string().optional(),
  action: z.string(),
  timeframe: z.string(),
  resources: z.array(
    z.object({
      name: z.string(),
      link: z.string().optional(),
      type: z.enum(planResourceTypes),
    }),
  ),
});

export type PlanItem = z.output<typeof planItem>;

export const skillGapResult = z.object({
  matchPercentage: z.number().int().min(0).max(100),
  summary: z.string(),
  matchedSkills: z.array(matchedSkill),
  missingSkills: z.array(missingSkill),
  scoreParts: z.array(scorePart),
  keywordOptimization: z.array(keywordSuggestion),
  posting,
  actionablePlan: z
    .object({
      shortTerm: z.array(planItem),
      mediumTerm: z.array(planItem),
      longTerm: z.array(planItem),
    })
    .optional(),
  recommendations: z
    .array(
      z.object({
        title: z.string(),
        description: z.string(),
        type: z.enum(['course', 'certification', 'project', 'experience']),
        timeToAcquire: z.string(),
        link: z.string().optional(),
      }),
    )
    .optional(),
  industryInsights: z.string().optional(),
  /** Texts of a model that were refused and replaced by the built-in engine's. */
  refused: z.array(refusedText).optional(),
  byBuiltin: builtinPlaces,
});
export type SkillGapResult = z.output<typeof skillGapResult>;

/** All job descriptions a person has saved, against one CV. */
export const jobGapsInput = z.object({
  cv: cvSchema,
  jobs: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
  language: z.enum(languages).default('es'),
});
export type JobGapsInput = z.output<typeof jobGapsInput>;

export const jobGapsResult = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), matchPercentage: z.number().int() })),
  /** What learning each missing skill would add, the most first. */
  gaps: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(requirementKinds),
      name: z.string(),
      /** The saved jobs that ask for it, by id. */
      jobs: z.array(z.string()),
      /** Percentage points over all of them together. */
      points: z.number(),
    }),
  ),
});
export type JobGapsResult = z.output<typeof jobGapsResult>;
