import { z } from 'zod';
import { cvSchema } from '../cv';
import { designSchema } from '../document';
import { cvReading, decisionChanges, draftVerdict, MOST_DRAFTS, newDraft } from '../review';
import { exactText, fileName, storableText } from '../text';
import { boundedCv } from './bounded-cv';
import { ignored } from './changes-to';
import { cvMetadata, cvTags, tailoredFrom } from './cv-metadata';
import { defineEndpoint } from './endpoint';

const sectionMetric = z.object({ items: z.number(), characters: z.number() });

/** A stored CV without its raw text, which may be long and has its own endpoints. */
export const cvRecord = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  filename: z.string(),
  is_favorite: z.boolean(),
  parsed_data: cvSchema.nullable(),
  parsed_data_english: cvSchema.nullable(),
  is_large_cv: z.boolean(),
  warning_message: z.string().nullable(),
  using_raw_data: z.boolean(),
  section_metrics: z.record(z.string(), sectionMetric),
  available_sections: z.array(z.string()),
  source: z.string().nullable(),
  metadata: cvMetadata,
  /** How long the raw text is, which has its own endpoints. */
  content_characters: z.number().int(),
  has_original: z.boolean(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export type CvRecord = z.output<typeof cvRecord>;

const one = z.object({ cv: cvRecord });

/** JSON of a CV cannot be larger than the text it came from with all its escapes. */
export const LARGEST_CV_BODY = 8 * 1024 * 1024;
/** Two thousand places and as many lines. */
const LARGEST_DECISIONS_BODY = 2 * 1024 * 1024;
export const LONGEST_CV_TEXT = 1_000_000;
const id = z.object({ id: z.uuid() });

/** Fields only the server sets. We ignore them, so that a client may send a whole record back. */
const decidedHere = {
  id: ignored,
  user_id: ignored,
  is_large_cv: ignored,
  warning_message: ignored,
  using_raw_data: ignored,
  section_metrics: ignored,
  available_sections: ignored,
  source: ignored,
  metadata: ignored,
  content_characters: ignored,
  has_original: ignored,
  version: ignored,
  created_at: ignored,
  updated_at: ignored,
} satisfies Partial<Record<keyof CvRecord, z.ZodType>>;

export const listCvs = defineEndpoint({
  id: 'listCvs',
  method: 'GET',
  path: '/api/cvs',
  access: 'user',
  summary: 'Your CVs, favourites first, then newest.',
  query: z.object({ userId: z.uuid() }),
  status: 200,
  output: z.object({ cvs: z.array(cvRecord) }),
  errors: ['forbidden'],
});

/** The CV as lists show it, without its content. */
export const cvSummary = cvRecord.omit({ parsed_data: true, parsed_data_english: true }).extend({
  /** Metadata without the long parts that only matter with the CV's content. */
  metadata: cvMetadata.omit({
    review: true,
    outdated: true,
    english_drafts: true,
    section_names: true,
  }),
  /** Of the person, as the CV has them; empty where it has none. */
  name: z.string(),
  title: z.string(),
  location: z.string(),
  /** The title of the first job in it. */
  last_job: z.string(),
  /** Whether the file was read into fields, and whether there is an English version. */
  has_data: z.boolean(),
  has_english: z.boolean(),
  /** Sentences of its translation that nobody has looked at yet. */
  open_drafts: z.number().int(),
});
export type CvSummary = z.output<typeof cvSummary>;

const LARGEST_PAGE = 200;

export const listCvSummaries = defineEndpoint({
  id: 'listCvSummaries',
  method: 'GET',
  path: '/api/cv-summaries',
  access: 'user',
  summary: 'Your CVs without their contents, page by page, favourites first, then newest.',
  query: z.object({
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(LARGEST_PAGE),
  }),
  status: 200,
  output: z.object({
    cvs: z.array(cvSummary),
    total: z.number().int(),
  }),
});

export const createCv = defineEndpoint({
  id: 'createCv',
  method: 'POST',
  path: '/api/cvs',
  access: 'user',
  summary: 'Save a CV that was read: the record, the data and the stored file, all or nothing.',
  idempotent: true,
  body: z.strictObject({
    ...decidedHere,
    filename: fileName,
    content: storableText({ max: LONGEST_CV_TEXT }),
    parsed_data: boundedCv.nullable(),
    storage_path: exactText({ max: 200 }).nullish(),
    /** For a CV made of another one of the caller's, for one job. */
    tailored_from: tailoredFrom.optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 201,
  output: one,
  errors: [
    'file_missing',
    'key_reused',
    'not_found',
    'cv_too_large',
    'storage_quota',
    'not_understood',
  ],
});

export const getCv = defineEndpoint({
  id: 'getCv',
  method: 'GET',
  path: '/api/cvs/{id}',
  access: 'user',
  summary: 'One CV.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});

export const getCvRaw = defineEndpoint({
  id: 'getCvRaw',
  method: 'GET',
  path: '/api/cv-raw/{id}',
  access: 'user',
  summary: 'The text read from the file.',
  params: id,
  status: 200,
  isBare: true,
  output: z.object({ raw_content: z.string() }),
  errors: ['not_found'],
});

export const getCvReading = defineEndpoint({
  id: 'getCvReading',
  method: 'GET',
  path: '/api/cvs/{id}/reading',
  access: 'user',
  summary:
    'How the CV was read: where each field came from, how sure the reader is, and what was left over.',
  params: id,
  status: 200,
  output: z.object({
    reading: cvReading.nullable(),
  }),
  errors: ['not_found'],
});

export const decideReview = defineEndpoint({
  id: 'decideReview',
  method: 'PATCH',
  path: '/api/cvs/{id}/review',
  access: 'user',
  summary:
    'Confirm what the reader wasn’t sure of: fields that are right, lines to leave out. Creates no version.',
  params: id,
  body: decisionChanges,
  mostBodyBytes: LARGEST_DECISIONS_BODY,
  status: 200,
  output: one,
  errors: ['not_found', 'not_understood'],
});

export const updateCv = defineEndpoint({
  id: 'updateCv',
  method: 'PATCH',
  path: '/api/cvs/{id}',
  access: 'user',
  summary:
    'Change a CV. A change to its data or name creates a version; marking it as a favourite doesn’t.',
  params: id,
  versioned: true,
  body: z
    .strictObject({
      ...decidedHere,
      parsed_data: boundedCv,
      parsed_data_english: boundedCv.nullable(),
      is_favorite: z.boolean(),
      filename: fileName,
      /** Words to find it by, kept in `metadata.tags`; they make no version. */
      tags: cvTags,
      /** How it should look. No part of what it says, so it makes no version. */
      design: designSchema,
      /** For a copy made for one job: the version of its original that it is up to date with. Makes no version. */
      tailored_version: z.number().int().min(1),
      /** The text whose marks "out of date" have been dealt with. */
      up_to_date: z.enum(['original', 'english']),
      /** What the translator of `parsed_data_english` was not sure of; kept in `metadata.english_drafts` while it is there. */
      english_drafts: z.array(newDraft).max(MOST_DRAFTS),
      /** Which of those are right as they are. Makes no version. */
      draft_verdicts: z.array(draftVerdict).max(MOST_DRAFTS),
      /** Whether `parsed_data_english` is a translation that nobody has read through yet; kept in `metadata`. Makes no version. */
      english_unread: z.boolean(),
    })
    .partial(),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  output: one,
  errors: [
    'not_found',
    'conflict',
    'version_needed',
    'cv_too_large',
    'storage_quota',
    'not_understood',
  ],
});
