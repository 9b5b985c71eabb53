import { z } from 'zod';
import { answers, applicationTexts, keptLetter, stages } from '../applications/application';
import { LONGEST_POSTING } from '../assistant';
import { cvSchema } from '../cv';
import { designSchema } from '../document';
import { storableText } from '../text';
import { changesTo } from './changes-to';
import { defineEndpoint } from './endpoint';
import { LARGEST_POSTING_BODY, nonBlank } from './skill-gap-endpoints';

/** The most applications per person, archived ones included. */
export const MOST_APPLICATIONS = 2_000;
const LARGEST_PAGE = 500;
/** Texts, letters and a job description, every character escaped. */
const LARGEST_APPLICATION_BODY = LARGEST_POSTING_BODY + 1_500_000;

const percentage = z.number().int().min(0).max(100);

/** What the board shows of an application. */
export const applicationSummary = z.object({
  id: z.uuid(),
  version: z.number().int(),
  ...applicationTexts.omit({ notes: true, url: true }).shape,
  stage: z.enum(stages),
  /** What they answered; null until they do. */
  answer: z.enum(answers).nullable(),
  sent_on: z.iso.date().nullable(),
  interview_on: z.iso.date().nullable(),
  answered_on: z.iso.date().nullable(),
  /** The CV it started from and the one made for it; null where there is none, or it was deleted. */
  cv_id: z.uuid().nullable(),
  tailored_cv_id: z.uuid().nullable(),
  has_letter: z.boolean(),
  /** How well the CV fits the job: the last time it was compared, and the first. */
  match: percentage.nullable(),
  match_at_start: percentage.nullable(),
  is_archived: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ApplicationSummary = z.output<typeof applicationSummary>;

/** What was sent, without the papers themselves. */
const sending = z.object({
  id: z.uuid(),
  sent_on: z.iso.date(),
  cv_name: z.string().nullable(),
  cv_version: z.number().int().nullable(),
  has_cv: z.boolean(),
  has_letter: z.boolean(),
});
export type ApplicationSending = z.output<typeof sending>;

export const applicationRecord = applicationSummary.extend({
  url: z.string(),
  notes: z.string(),
  posting: z.string(),
  letter: keptLetter.nullable(),
  /** The comparison of the CV with the job description, as `GET /api/results/{id}` has it. */
  fit_result_id: z.uuid().nullable(),
  /** Its stages so far, oldest first. */
  moves: z.array(z.object({ stage: z.enum(stages), on: z.iso.date() })),
  sendings: z.array(sending),
  /** The match over time, oldest first, without repeated values. */
  matches: z.array(z.object({ match: percentage, at: z.iso.datetime() })),
});
export type ApplicationRecord = z.output<typeof applicationRecord>;

const figures = z.object({
  /** Applications sent since the first of the month. */
  sent_this_month: z.number().int(),
  sent: z.number().int(),
  /** An interview is an answer too. */
  answered: z.number().int(),
  /** From the day it was sent to the first answer; null until there is one. */
  median_days_to_answer: z.number().nullable(),
});
export type ApplicationFigures = z.output<typeof figures>;

const id = z.object({ id: z.uuid() });
const one = z.object({ application: applicationRecord });

export const listApplications = defineEndpoint({
  id: 'listApplications',
  method: 'GET',
  path: '/api/applications',
  access: 'user',
  summary: 'Your applications, the latest first, without job description, letter and notes.',
  query: z.object({
    which: z.enum(['active', 'archived', 'all']).default('active'),
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(100),
  }),
  status: 200,
  output: z.object({
    applications: z.array(applicationSummary),
    total: z.number().int(),
    archived: z.number().int(),
    figures,
  }),
});

export const createApplication = defineEndpoint({
  id: 'createApplication',
  method: 'POST',
  path: '/api/applications',
  access: 'user',
  summary:
    'Start an application from a job description. What you leave out (title, company, place, language, salary, deadline) is read from it.',
  idempotent: true,
  body: z.strictObject({
    ...applicationTexts.partial().shape,
    posting: nonBlank(LONGEST_POSTING),
    cv_id: z.uuid().nullable().default(null),
  }),
  mostBodyBytes: LARGEST_APPLICATION_BODY,
  status: 201,
  output: one,
  errors: ['not_found', 'key_reused', 'applications_full', 'storage_quota', 'not_understood'],
});

export const getApplication = defineEndpoint({
  id: 'getApplication',
  method: 'GET',
  path: '/api/applications/{id}',
  access: 'user',
  summary: 'One application with its job description, letter, notes and what was sent.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});

export const updateApplication = defineEndpoint({
  id: 'updateApplication',
  method: 'PATCH',
  path: '/api/applications/{id}',
  access: 'user',
  summary:
    'Change an application. Texts and the letter need the version you last read; linking a CV or a comparison and archiving don’t.',
  params: id,
  versioned: true,
  body: changesTo(applicationRecord, {
    ...applicationTexts.shape,
    posting: nonBlank(LONGEST_POSTING),
    letter: keptLetter.nullable(),
    cv_id: z.uuid().nullable(),
    tailored_cv_id: z.uuid().nullable(),
    /** A kept comparison: the match is taken from it. */
    fit_result_id: z.uuid(),
    is_archived: z.boolean(),
  }).partial(),
  mostBodyBytes: LARGEST_APPLICATION_BODY,
  status: 200,
  output: one,
  errors: ['not_found', 'conflict', 'version_needed', 'storage_quota', 'not_understood'],
});

export const moveApplication = defineEndpoint({
  id: 'moveApplication',
  method: 'POST',
  path: '/api/applications/{id}/move',
  access: 'user',
  summary:
    'Move an application to a stage. Marking it as sent keeps the CV and the letter as they are at that moment.',
  params: id,
  versioned: true,
  body: z.strictObject({
    stage: z.enum(stages),
    /** The day it was sent, the interview is, or they answered; today where it is not given. */
    on: z.iso.date().optional(),
    answer: z.enum(answers).nullable().optional(),
    next_action: storableText({ max: 200 }).optional(),
    next_on: z.iso.date().nullable().optional(),
    next_time: applicationTexts.shape.next_time.optional(),
    /** Takes back a move made by mistake: what it kept as sent is deleted again. */
    is_undo: z.boolean().default(false),
  }),
  status: 200,
  output: one,
  errors: ['not_found', 'conflict', 'version_needed', 'storage_quota', 'not_understood'],
});

export const getSending = defineEndpoint({
  id: 'getSending',
  method: 'GET',
  path: '/api/applications/{id}/sendings/{sendingId}',
  access: 'user',
  summary: 'The CV and the letter as they were when the application was sent.',
  params: id.extend({ sendingId: z.uuid() }),
  status: 200,
  output: z.object({
    sending: sending.extend({
      cv: cvSchema.nullable(),
      design: designSchema.nullable(),
      letter: keptLetter.nullable(),
    }),
  }),
  errors: ['not_found'],
});

export const deleteApplication = defineEndpoint({
  id: 'deleteApplication',
  method: 'DELETE',
  path: '/api/applications/{id}',
  access: 'user',
  summary: 'Delete an application and what was sent. It can be restored for a day.',
  params: id,
  status: 204,
  errors: ['not_found'],
});

export const restoreApplication = defineEndpoint({
  id: 'restoreApplication',
  method: 'POST',
  path: '/api/applications/{id}/restore',
  access: 'user',
  summary: 'Restore a deleted application.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});
