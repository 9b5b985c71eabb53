import { z } from 'zod';
import {
  engineSchema,
  focusAreas,
  guardFinding,
  improveStyles,
  openQuestion,
  parseResult,
  proposedChange,
  translateResult,
  wishesResult,
} from '../assistant';
import { cvSchema } from '../cv';
import { storableText } from '../text';
import { taskCv } from './bounded-cv';
import { LARGEST_CV_BODY } from './cv-endpoints';
import { defineEndpoint, MOST_BYTES_PER_CHARACTER, USUAL_BODY_BYTES } from './endpoint';

/** `builtin` uses the engine that is always there even where a model is set up. */
export const engineQuery = z.object({ engine: z.enum(['builtin']).optional() });

/** The progress of a task, for callers that ask for it. */
export const taskProgress = z.object({
  step: z.enum(['analyze', 'enhance', 'translate', 'check']),
  percent: z.number(),
  /** The percentage at the end of the step, if the engine reports nothing during it. */
  until: z.number().optional(),
  /** The sentence that was translated last, while others are still under way. */
  sentence: z.object({ source: z.string(), text: z.string() }).optional(),
});

const LONGEST_WISHES = 4_000;

export const improveCv = defineEndpoint({
  id: 'improveCv',
  method: 'POST',
  path: '/api/improve-cv',
  access: 'user',
  summary:
    'Propose better wording for a CV, in its own language and in English. Nothing is saved: accepted changes are saved like any edit.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    style: z.enum(improveStyles).default('formal'),
    focusArea: z.enum(focusAreas).catch('balanced').default('experience'),
    additionalInstructions: storableText({ max: LONGEST_WISHES }).default(''),
    /** `original` makes no English text; where nothing is said, both are made. */
    targetLanguage: z.enum(['original', 'english']).default('english'),
  }),
  mostBodyBytes: USUAL_BODY_BYTES + LONGEST_WISHES * MOST_BYTES_PER_CHARACTER,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    /** The version of the CV this was made from: what accepts it must have seen it. */
    version: z.number().int(),
    parsed_data: cvSchema,
    /** Null where only the CV's own language was asked for. */
    parsed_data_english: cvSchema.nullable(),
    changes: z.array(proposedChange),
    questions: z.array(openQuestion),
    wishes: wishesResult.optional(),
    drafts: translateResult.shape.drafts,
    notes: translateResult.shape.notes,
    warnings: z.array(guardFinding),
    /** Texts of `parsed_data_english` that are the built-in engine's, where a model did the rest. */
    byBuiltin: translateResult.shape.byBuiltin,
  }),
  words: { model_failed: 'Failed to improve CV content. Please try again.' },
  errors: [
    'not_found',
    'no_parsed_data',
    'model_failed',
    'model_bad_answer',
    'model_empty_answer',
    'model_timeout',
    'model_key_rejected',
    'model_key_missing',
    'model_text_too_long',
    'model_busy',
    'ai_budget_spent',
    'key_reused',
    'cv_too_large',
    'server_busy',
    'task_too_heavy',
  ],
});

export const translateCv = defineEndpoint({
  id: 'translateCv',
  method: 'POST',
  path: '/api/translate-cv',
  access: 'user',
  summary: 'Propose a translation of a CV into its other language. Nothing is saved.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    to: z.enum(['english', 'spanish']).default('english'),
    /** A text of this CV that is not saved yet, instead of the saved one. */
    cv: taskCv.optional(),
    /** A text of this CV and its translation: only what differs from it is translated again. */
    since: z.object({ cv: taskCv, translated: taskCv }).optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY * 3,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    version: z.number().int(),
    cv: cvSchema,
    drafts: translateResult.shape.drafts,
    notes: translateResult.shape.notes,
    warnings: z.array(guardFinding),
    byBuiltin: translateResult.shape.byBuiltin,
  }),
  errors: [...(improveCv.errors ?? []), 'not_understood'],
});

export const assistReading = defineEndpoint({
  id: 'assistReading',
  method: 'POST',
  path: '/api/assist-reading',
  access: 'user',
  summary:
    'Fill in the fields that reading a file left empty, using only the words of that file. It needs a model: the built-in engine has already read the file. Nothing is saved.',
  query: engineQuery,
  body: z.object({
    cvId: z.uuid(),
    /** The reading as the person has it before them, instead of the saved one. */
    cv: taskCv.optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  progress: taskProgress,
  idempotent: true,
  status: 200,
  output: z.object({
    engine: engineSchema,
    version: z.number().int(),
    ...parseResult.shape,
  }),
  errors: [...(improveCv.errors ?? []), 'cv_content_missing', 'not_understood'],
});
