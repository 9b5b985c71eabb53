import { z } from 'zod';
import { cvSchema } from '../cv';
import { exactText } from '../text';
import { cvRecord } from './cv-endpoints';
import { defineEndpoint } from './endpoint';

const id = z.object({ id: z.uuid() });
const one = z.object({ cv: cvRecord });
const done = z.object({ message: z.string() });

/** A deleted CV can be restored for this long. */
export const TRASH_DAYS = 30;

/** No file with more is read. */
const MOST_DRAWN_PAGES = 60;

export const deleteCv = defineEndpoint({
  id: 'deleteCv',
  method: 'DELETE',
  path: '/api/cvs/{id}',
  access: 'user',
  summary: `Move a CV to the trash, where it stays for ${TRASH_DAYS} days.`,
  params: id,
  status: 200,
  output: done,
  errors: ['not_found'],
});

export const restoreCv = defineEndpoint({
  id: 'restoreCv',
  method: 'POST',
  path: '/api/cvs/{id}/restore',
  access: 'user',
  summary: 'Restore a CV from the trash.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});

export const deletedCv = z.object({
  id: z.uuid(),
  filename: z.string(),
  name: z.string(),
  deleted_at: z.iso.datetime(),
  /** When it is gone for good. */
  purged_at: z.iso.datetime(),
});
export type DeletedCv = z.output<typeof deletedCv>;

export const listDeletedCvs = defineEndpoint({
  id: 'listDeletedCvs',
  method: 'GET',
  path: '/api/trash',
  access: 'user',
  summary: 'Your deleted CVs, the latest first.',
  status: 200,
  output: z.object({ cvs: z.array(deletedCv) }),
});

export const purgeCv = defineEndpoint({
  id: 'purgeCv',
  method: 'DELETE',
  path: '/api/trash/{id}',
  access: 'user',
  summary: 'Delete a CV in the trash for good, with its file and history.',
  params: id,
  status: 204,
  errors: ['not_found'],
});

const change = z.object({
  section: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  entry: z.string(),
  field: z.string(),
  /** Which of the two texts of a CV it is in. */
  language: z.enum(['original', 'english']),
});

export const cvVersion = z.object({
  version: z.number().int(),
  reason: z.string(),
  filename: z.string(),
  created_at: z.iso.datetime(),
  /** What this version changed in the one before it, at most a screenful. */
  changes: z.array(change),
});
export type CvVersion = z.output<typeof cvVersion>;

export const listCvVersions = defineEndpoint({
  id: 'listCvVersions',
  method: 'GET',
  path: '/api/cvs/{id}/versions',
  access: 'user',
  summary: 'Every version of a CV, the latest first, with what changed.',
  params: id,
  status: 200,
  output: z.object({ versions: z.array(cvVersion) }),
  errors: ['not_found'],
});

const versionOf = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) });

export const getCvVersion = defineEndpoint({
  id: 'getCvVersion',
  method: 'GET',
  path: '/api/cvs/{id}/versions/{version}',
  access: 'user',
  summary: 'An earlier version of a CV.',
  params: versionOf,
  status: 200,
  output: z.object({
    version: z.object({
      version: z.number().int(),
      filename: z.string(),
      created_at: z.iso.datetime(),
      parsed_data: cvSchema.nullable(),
      parsed_data_english: cvSchema.nullable(),
    }),
  }),
  errors: ['not_found'],
});

export const restoreCvVersion = defineEndpoint({
  id: 'restoreCvVersion',
  method: 'POST',
  path: '/api/cvs/{id}/versions/{version}/restore',
  access: 'user',
  summary: 'Restore an earlier version of a CV as a new version. The versions in between stay.',
  params: versionOf,
  status: 200,
  output: one,
  errors: ['not_found', 'storage_quota'],
});

export const originalTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
  json: 'application/json',
  zip: 'application/zip',
  xml: 'application/xml',
} as const;

export const getCvOriginal = defineEndpoint({
  id: 'getCvOriginal',
  method: 'GET',
  path: '/api/cvs/{id}/original',
  access: 'user',
  summary: 'The file as it was uploaded.',
  params: id,
  status: 200,
  file: Object.values(originalTypes),
  errors: ['not_found'],
});

export const getCvPage = defineEndpoint({
  id: 'getCvPage',
  method: 'GET',
  path: '/api/cvs/{id}/pages/{page}',
  access: 'user',
  summary: 'One page of the uploaded PDF as a picture, counted from 1.',
  params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(MOST_DRAWN_PAGES) }),
  status: 200,
  file: ['image/png'],
  errors: [
    'not_found',
    'file_damaged',
    'file_encrypted',
    'file_timeout',
    'file_too_many_pages',
    'reader_crashed',
    'reader_busy',
  ],
});

export const downloadCvText = defineEndpoint({
  id: 'downloadCvText',
  method: 'GET',
  path: '/api/cvs/{id}/download',
  access: 'user',
  summary: 'The text read from the file, as a text file.',
  params: id,
  status: 200,
  file: ['text/plain; charset=utf-8'],
  errors: ['not_found'],
});

export const getCvContent = defineEndpoint({
  id: 'getCvContent',
  method: 'GET',
  path: '/api/cvs/{id}/content',
  access: 'user',
  summary: 'The text read from the file.',
  params: id,
  status: 200,
  output: z.object({ content: z.string() }),
  errors: ['not_found'],
});

export const createDebugTicket = defineEndpoint({
  id: 'createDebugTicket',
  method: 'POST',
  path: '/api/cv-debug/{id}/ticket',
  access: 'user',
  summary: 'A ticket to open the debug view of a CV in a new tab: once, within a minute.',
  params: id,
  status: 201,
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  errors: ['not_found'],
});

export const debugCv = defineEndpoint({
  id: 'debugCv',
  method: 'GET',
  path: '/api/cv-debug/{id}',
  access: 'public',
  summary: 'Everything known about a CV and how it was read, for anyone with its ticket.',
  params: id,
  query: z.object({ ticket: exactText({ min: 1, max: 200 }) }),
  isForEyes: true,
  status: 200,
  isBare: true,
  output: z.object({
    record: cvRecord,
    sizes: z.record(z.string(), z.number()),
    timings: z.object({
      read_ms: z.number().nullable(),
      parse_ms: z.number().nullable(),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
    engine: z.string(),
    parse: z.unknown(),
    versions: z.number().int(),
    stored_file: z.object({ path: z.string(), bytes: z.number() }).nullable(),
  }),
  errors: ['ticket_invalid', 'not_found'],
});
