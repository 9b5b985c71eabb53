import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';
import { textReading } from './text-reading';

export const improveStyles = ['formal', 'startup', 'academic', 'executive'] as const;
export const focusAreas = ['experience', 'education', 'skills', 'leadership', 'balanced'] as const;
export type ImproveStyle = (typeof improveStyles)[number];
export type FocusArea = (typeof focusAreas)[number];

export const improveInput = z.object({
  cv: cvSchema,
  /** The language the CV is written in. */
  language: z.enum(languages),
  style: z.enum(improveStyles),
  focusArea: z.enum(focusAreas),
  /** What the person asks for besides, in their own words. */
  instructions: z.string().default(''),
  /** Words the person told the proofreader to leave alone. */
  ownWords: z.array(z.string()).optional(),
  /** What the corrector made of texts of the CV. */
  readings: z.array(z.tuple([z.string(), textReading])).optional(),
});
export type ImproveInput = z.output<typeof improveInput>;

/** Why a text was changed; the words for it are the screen's business. */
export const changeReasons = [
  'strong-verb',
  'person-and-tense',
  'filler-cut',
  'split-sentence',
  'typography',
  'spelling',
  'typo',
  'punctuation',
  'order-by-focus',
  'summary-tightened',
  'summary-written',
  'skills-grouped',
  'skills-named',
  'duplicate-removed',
  'as-asked',
  'model-rewrite',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

const fieldValue = z.union([z.string(), z.array(z.string())]);

/** Other ways to say the same line, each by the rules that made the proposal. */
const alternativeKinds = [
  /** As it was written, without its typing errors. */
  'mended',
  'shorter',
  'verb-first',
  'noun-first',
  /** With another verb that the line allows. */
  'other-verb',
  'result-first',
  /** Not cut in two. */
  'whole',
  /** Each action on a line. */
  'two-lines',
  /** Numbers in figures. */
  'figures',
] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];

const lineAdvice = z.object({
  /** The line as it is in the CV. */
  before: z.string(),
  reasons: z.array(z.enum(changeReasons)),
  /** A text of several lines is several bullets. */
  alternatives: z.array(z.object({ kind: z.enum(alternativeKinds), text: z.string() })),
});
export type LineAdvice = z.output<typeof lineAdvice>;

/** One field, before and after. Each can be accepted or refused by itself. */
export const proposedChange = z.object({
  id: z.string(),
  /** Where the field is in the CV, as a JSON pointer: `/work_experience/0/achievements`, `/summary`, `/work_experience` (order). */
  pointer: z.string(),
  section: z.string(),
  /** What the entry is called, for people; empty outside of entries. */
  entry: z.string(),
  field: z.string(),
  before: fieldValue,
  after: fieldValue,
  reasons: z.array(z.enum(changeReasons)),
  /** The same told line by line, where the engine can tell it. */
  lines: z.array(lineAdvice).optional(),
});
export type ProposedChange = z.output<typeof proposedChange>;

/** What the built-in engine can follow of a person's own words. */
const wishCodes = [
  'shorter',
  'one-page',
  'no-summary',
  'british',
  'american',
  'no-photo',
  'no-age',
  'no-nationality',
  'no-marital-status',
  'no-id',
  'no-hobbies',
  'no-references',
  'education-first',
  'experience-first',
  'skills-first',
  'nothing-invented',
] as const;
export type WishCode = (typeof wishCodes)[number];

/** What became of the instructions. */
export const wishesResult = z.object({
  followed: z.array(z.enum(wishCodes)),
  /** What was not understood, in the person's own words. */
  unread: z.array(z.string()),
  /** Sections in the order that was asked for; part of how the CV looks, so it is saved with its design. */
  sectionOrder: z.array(z.string()).optional(),
});
export type WishesResult = z.output<typeof wishesResult>;

/** Something only the person can answer: a number that an achievement lacks, a date that is missing. */
export const openQuestion = z.object({
  id: z.string(),
  pointer: z.string(),
  code: z.enum([
    'missing-number',
    'missing-dates',
    'missing-result',
    'vague-skill',
    'missing-contact',
    /** A responsibility or a word such as "tareas" hides what was done. */
    'what-exactly',
    /** Several did it: which part was the person's? */
    'your-part',
    /** "Se realizaban…", "Orders were processed": it doesn't say who did it. */
    'who-did-it',
    /** Praise that only an example can prove. */
    'prove-it',
  ]),
  entry: z.string(),
  /** The sentence it is about, as it is after the changes. */
  quote: z.string(),
  /** The words of it that say too little. */
  phrases: z.array(z.string()).optional(),
  /** How it would read if the person says yes. */
  suggestion: z.string().optional(),
});
export type OpenQuestion = z.output<typeof openQuestion>;

/** What the guard against invention found, and what was done about it. */
export const guardFinding = z.object({
  code: z.enum([
    'new-employer',
    'new-title',
    'new-institution',
    'new-degree',
    'new-certificate',
    'new-skill',
    'new-language',
    'new-number',
    'changed-date',
    'changed-contact',
    /** More made of it than the original does: a share told as the whole, a "not" left out, a result nobody claimed. */
    'raised-claim',
    /** Words that are new to that job; they stay, and the change names them. */
    'new-words',
    'entry-added',
    'entry-lost',
    'text-lost',
  ]),
  pointer: z.string(),
  /** The words that are not in the original. */
  quote: z.string(),
  /** The original text was put back in this place. */
  reverted: z.boolean(),
});
export type GuardFinding = z.output<typeof guardFinding>;

export const improveResult = z.object({
  cv: cvSchema,
  changes: z.array(proposedChange),
  questions: z.array(openQuestion),
  warnings: z.array(guardFinding),
  /** Where there were instructions and the built-in engine read them. */
  wishes: wishesResult.optional(),
});
export type ImproveResult = z.output<typeof improveResult>;
