import { z } from 'zod';
import { cvSchema } from '../cv';
import { exactText, storableText } from '../text';
import { cvRecord, LONGEST_CV_TEXT } from './cv-endpoints';
import { defineEndpoint } from './endpoint';
import type { ErrorCode } from './error-codes';

export const LARGEST_FILE_BYTES = 10 * 1024 * 1024;

const readErrors: readonly ErrorCode[] = [
  'file_missing',
  'file_too_large',
  'file_unsupported',
  'file_empty',
  'file_damaged',
  'word_damaged',
  'file_encrypted',
  'file_is_scan',
  'file_too_many_pages',
  'file_too_much_text',
  'file_timeout',
  'reader_crashed',
  'reader_busy',
];

/** Pages of a scan that have been read; other files are read too fast to count. */
export const readProgress = z.object({
  page: z.number().int().min(0),
  of: z.number().int().min(1),
});

/** What came out of a file, as `POST /api/cvs` takes it. */
const readFile = z.object({
  filename: z.string(),
  content: z.string(),
  parsed_data: cvSchema,
  storage_path: z.string().nullable(),
});

/** Which step of an import begins. What was read is sent before it is saved, so the client still has it if saving fails. */
const importStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('extract') }),
  z.object({ step: z.literal('parse') }),
  z.object({ step: z.literal('recognize'), read: readFile }),
  z.object({ step: z.literal('save') }),
]);

export const importProgress = z.union([readProgress, importStep]);

/** The key under which `POST /api/cvs` saves what an import has read: whatever became of that import, there is one CV. */
export function saveKeyOf(importKey: string): string {
  return `${importKey}-save`;
}

const extracted = z.object({
  text: z.string(),
  characters: z.number().int(),
  processingTimeMs: z.number(),
  /** The pages were pictures: the text was recognized and may have mistakes. */
  readFromImage: z.boolean(),
});

export const extractPdf = defineEndpoint({
  id: 'extractPdf',
  method: 'POST',
  path: '/api/extract-pdf',
  access: 'user',
  summary: 'The text of a PDF, in reading order.',
  upload: { field: 'pdf', mostBytes: LARGEST_FILE_BYTES },
  progress: readProgress,
  status: 200,
  isBare: true,
  output: extracted.extend({ pages: z.number().int() }),
  errors: readErrors,
});

export const extractWord = defineEndpoint({
  id: 'extractWord',
  method: 'POST',
  path: '/api/extract-word',
  access: 'user',
  summary: 'The text of a .docx, .odt or .doc file.',
  upload: { field: 'file', mostBytes: LARGEST_FILE_BYTES },
  status: 200,
  isBare: true,
  output: extracted,
  errors: readErrors,
});

export const parseCvText = defineEndpoint({
  id: 'parseText',
  method: 'POST',
  path: '/api/parse-text',
  access: 'user',
  summary: 'Read the text of a CV into structured data.',
  body: z.object({ text: storableText({ max: LONGEST_CV_TEXT }) }),
  mostBodyBytes: 8 * 1024 * 1024,
  status: 200,
  output: z.object({ cvData: cvSchema }),
  errors: ['text_blank', 'file_too_much_text'],
});

export const storeFile = defineEndpoint({
  id: 'storeFile',
  method: 'POST',
  path: '/api/storage/cvs',
  access: 'user',
  summary:
    'Store the original file. The answer says where, and which CV already came from the same bytes.',
  upload: { field: 'file', mostBytes: LARGEST_FILE_BYTES },
  status: 201,
  isBare: true,
  output: z.object({
    path: z.string(),
    existing: z.object({ id: z.uuid(), filename: z.string() }).nullable(),
  }),
  errors: ['file_missing', 'file_too_large', 'file_unsupported', 'storage_quota'],
});

export const importCv = defineEndpoint({
  id: 'importCv',
  method: 'POST',
  path: '/api/import',
  access: 'user',
  summary:
    'Extract, read and save a file in one call. What was read but not saved can be saved with POST /api/cvs, using the same Idempotency-Key plus “-save”.',
  query: z.object({
    twin: z
      .enum(['make', 'refuse'])
      .default('make')
      .meta({ description: 'Whether bytes that are a CV already make another one.' }),
    original: z
      .enum(['required', 'optional'])
      .default('required')
      .meta({ description: 'Whether a CV whose file cannot be kept is made without it.' }),
  }),
  idempotent: true,
  upload: { field: 'file', mostBytes: LARGEST_FILE_BYTES },
  progress: importProgress,
  status: 201,
  output: z.object({ cv: cvRecord }),
  errors: [...readErrors, 'file_known', 'storage_quota', 'key_reused', 'not_found', 'cv_too_large'],
});

export const findImport = defineEndpoint({
  id: 'findImport',
  method: 'GET',
  path: '/api/imports/{key}',
  access: 'user',
  summary:
    'The CV made by the import with this Idempotency-Key, for a client that gave up waiting.',
  params: z.object({ key: exactText({ max: 200 }) }),
  status: 200,
  output: z.object({ cv: cvRecord.nullable() }),
});
