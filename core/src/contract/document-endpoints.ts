import { z } from 'zod';
import {
  documentLetter,
  documentOptionsSchema,
  MOST_PAGES,
  squeezeSchema,
  templateNames,
} from '../document';
import { languages } from '../language';
import { boundedCv } from './bounded-cv';
import { LARGEST_CV_BODY } from './cv-endpoints';
import { defineEndpoint } from './endpoint';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
} as const;

export const exportFormats = ['pdf', 'docx', 'json', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportTypes: Readonly<Record<ExportFormat, string>> = mediaTypes;
export const pagesType = 'image/svg+xml';

const { pageSize, textSize, accent, fonts, density, margins, dates, photo } =
  documentOptionsSchema.shape;
const template = z.enum(templateNames);
/** `cv.pdf`, or `Nuria-Casals-CV-es.pdf` after the person. */
const fileNaming = z.enum(['plain', 'person']).default('plain');

export const exportCv = defineEndpoint({
  id: 'exportCv',
  method: 'GET',
  path: '/api/cvs/{id}/export',
  access: 'user',
  summary:
    'The CV as a file: PDF, Word, JSON Resume or plain text, in its own design unless you choose another.',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    template: template.optional(),
    pageSize: pageSize.unwrap().optional(),
    textSize: textSize.unwrap().optional(),
    accent,
    fonts,
    density: density.unwrap().optional(),
    margins: margins.unwrap().optional(),
    dates: dates.unwrap().optional(),
    photo,
    format: z.enum(exportFormats),
    language: z.enum(['original', 'english']).default('original'),
    name: fileNaming,
  }),
  status: 200,
  file: Object.values(mediaTypes),
  errors: ['not_found', 'no_parsed_data', 'document_too_long', 'server_busy', 'task_too_heavy'],
});

const unsaved = documentOptionsSchema.extend({
  template: template.default('modern'),
  cv: boundedCv,
  language: z.enum(languages),
});

const writingErrors = [
  'no_parsed_data',
  'document_too_long',
  'cv_too_large',
  'not_understood',
  'server_busy',
  'task_too_heavy',
] as const;

export const writeDocument = defineEndpoint({
  id: 'writeDocument',
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  summary:
    'A file of the CV in the request, saved or not, or of a letter in the design of that CV.',
  body: unsaved.extend({
    format: z.enum(exportFormats),
    /** A letter with the head of the CV is written instead of the CV itself. */
    letter: documentLetter.optional(),
    name: fileNaming,
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  file: Object.values(mediaTypes),
  errors: writingErrors,
});

/** What a page is called in `data-page`: a hash of what is on it. */
const PAGE_NAME = /^[\w-]{1,64}$/;

export const drawPages = defineEndpoint({
  id: 'drawPages',
  method: 'POST',
  path: '/api/documents/pages',
  access: 'user',
  summary: 'The printed pages of the CV in the request, one below the other, as a picture.',
  body: unsaved.extend({
    /** Pages the caller already has, by their `data-page`. We send those again without their content. */
    known: z.array(z.string().regex(PAGE_NAME)).max(MOST_PAGES).optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  file: [pagesType],
  errors: writingErrors,
});

const usedPages = z.object({
  used: z.number(),
  count: z.number(),
  spill: z.object({ lines: z.number(), begins: z.string().nullable() }).nullable(),
});

export const measurePages = defineEndpoint({
  id: 'measurePages',
  method: 'POST',
  path: '/api/documents/measure',
  access: 'user',
  summary:
    'How many pages the CV in the request fills, how full the last one is, and what is on it.',
  body: unsaved,
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  output: z.object({ pages: usedPages }),
  errors: writingErrors,
});

export const fitPages = defineEndpoint({
  id: 'fitPages',
  method: 'POST',
  path: '/api/documents/fit',
  access: 'user',
  summary:
    'What would make the CV in the request a page shorter: spacing, then margins, then text size. Nothing is saved.',
  body: unsaved.extend({
    /** The target number of pages; by default one less than now. */
    target: z.int().min(1).max(MOST_PAGES).optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  output: z.object({
    before: usedPages,
    after: usedPages,
    squeeze: squeezeSchema.nullable(),
    changes: z.array(z.object({ what: z.enum(['spacing', 'margins', 'text']), to: z.number() })),
    isFitted: z.boolean(),
  }),
  errors: writingErrors,
});
