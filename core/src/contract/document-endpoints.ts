import { z } from 'zod';
import { cvSchema } from '../cv/cv-schema';
import { documentOptionsSchema } from '../document/document-options';
import { documentLanguages } from '../document/document-words';
import { templateNames } from '../document/templates/template-names';
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

const { pageSize, textSize, accent } = documentOptionsSchema.shape;
const chosen = {
  template: z.enum(templateNames).default('modern'),
  pageSize,
  textSize,
  accent,
};

export const exportCv = defineEndpoint({
  id: 'exportCv',
  method: 'GET',
  path: '/api/cvs/{id}/export',
  access: 'user',
  summary: 'The CV as a file: PDF, Word, JSON Resume or plain text.',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    ...chosen,
    format: z.enum(exportFormats),
    language: z.enum(['original', 'english']).default('original'),
  }),
  status: 200,
  file: Object.values(mediaTypes),
  errors: ['not_found', 'no_parsed_data', 'server_busy'],
});

const unsaved = z.object({
  ...chosen,
  cv: cvSchema,
  language: z.enum(documentLanguages),
  sectionOrder: documentOptionsSchema.shape.sectionOrder,
});

export const writeDocument = defineEndpoint({
  id: 'writeDocument',
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  summary: 'A file of the CV in the request, which need not be saved.',
  body: unsaved.extend({ format: z.enum(exportFormats) }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  file: Object.values(mediaTypes),
  errors: ['no_parsed_data', 'server_busy'],
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
  errors: ['no_parsed_data', 'server_busy'],
});
