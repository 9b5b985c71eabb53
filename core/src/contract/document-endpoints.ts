import { z } from 'zod';
import { documentLetter, documentOptionsSchema, templateNames } from '../document';
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

const { pageSize, textSize, accent, fonts, density, margins, dates } = documentOptionsSchema.shape;
const template = z.enum(templateNames);

export const exportCv = defineEndpoint({
  id: 'exportCv',
  method: 'GET',
  path: '/api/cvs/{id}/export',
  access: 'user',
  summary:
    'The CV as a file: PDF, Word, JSON Resume or plain text. Its look is the one kept with it unless named.',
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
    format: z.enum(exportFormats),
    language: z.enum(['original', 'english']).default('original'),
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

export const writeDocument = defineEndpoint({
  id: 'writeDocument',
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  summary:
    'A file of the CV in the request, which need not be saved, or of a letter in the look of that CV.',
  body: unsaved.extend({
    format: z.enum(exportFormats),
    /** A letter with the head of the CV is written instead of the CV itself. */
    letter: documentLetter.optional(),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  file: Object.values(mediaTypes),
  errors: [
    'no_parsed_data',
    'document_too_long',
    'cv_too_large',
    'not_understood',
    'server_busy',
    'task_too_heavy',
  ],
});

export const drawPages = defineEndpoint({
  id: 'drawPages',
  method: 'POST',
  path: '/api/documents/pages',
  access: 'user',
  summary:
    'The pages of the CV in the request as they will print, one below the other, as a picture.',
  body: unsaved,
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  file: [pagesType],
  errors: [
    'no_parsed_data',
    'document_too_long',
    'cv_too_large',
    'not_understood',
    'server_busy',
    'task_too_heavy',
  ],
});
