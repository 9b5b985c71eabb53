import { z } from 'zod';
import { contactKinds, cvSchema } from '../cv';
import { designSchema, documentLanguages } from '../document';
import { exactText, storableText } from '../text';
import { LONGEST_PASSWORD } from './auth-endpoints';
import { exportTypes, pagesType } from './document-endpoints';
import { defineEndpoint } from './endpoint';

const LONGEST_SHARE_DAYS = 366;
export const SHORTEST_SHARE_PASSWORD = 6;

const hidden = z.array(z.enum(contactKinds)).max(10);
const cvId = z.object({ id: z.uuid() });

const cvShare = z.object({
  /** Null if the server's secret has changed since. The link still works, but we can't show it again. */
  link: z.string().nullable(),
  has_password: z.boolean(),
  hidden,
  allows_pdf: z.boolean(),
  shows_english: z.boolean(),
  views: z.number().int(),
  last_viewed_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
});
export type CvShare = z.output<typeof cvShare>;

export const getShare = defineEndpoint({
  id: 'getShare',
  method: 'GET',
  path: '/api/cvs/{id}/share',
  access: 'user',
  summary: 'The public link of a CV; null while there is none.',
  params: cvId,
  status: 200,
  output: z.object({ share: cvShare.nullable() }),
});

export const putShare = defineEndpoint({
  id: 'putShare',
  method: 'PUT',
  path: '/api/cvs/{id}/share',
  access: 'user',
  summary:
    'Create a public, read-only link to a CV, or change what it shows and when it ends. An existing link keeps its address.',
  params: cvId,
  body: z.strictObject({
    /** From now; left out, it stays as it is, and a new one lasts thirty days. */
    expires_in_days: z.number().int().min(1).max(LONGEST_SHARE_DAYS).optional(),
    /** Null takes it away; left out, it stays as it is. */
    password: exactText({ min: SHORTEST_SHARE_PASSWORD, max: LONGEST_PASSWORD })
      .nullable()
      .optional(),
    hidden: hidden.default(['email', 'phone', 'location']),
    allows_pdf: z.boolean().default(true),
    shows_english: z.boolean().default(false),
  }),
  status: 200,
  output: z.object({ share: cvShare }),
  errors: ['not_found', 'no_parsed_data', 'storage_quota', 'not_understood'],
});

export const deleteShare = defineEndpoint({
  id: 'deleteShare',
  method: 'DELETE',
  path: '/api/cvs/{id}/share',
  access: 'user',
  summary: 'End the public link of a CV. It stops working at once and is never reused.',
  params: cvId,
  status: 204,
});

/** A malformed token gets the same answer as an unknown one. */
const token = z.object({ token: storableText({ max: 8_000 }) });

export const sharedCv = z.object({
  /** Without what its owner hides. */
  cv: cvSchema,
  english: cvSchema.nullable(),
  language: z.enum(documentLanguages),
  design: designSchema,
  allows_pdf: z.boolean(),
  expires_at: z.iso.datetime(),
});
export type SharedCv = z.output<typeof sharedCv>;

export const openShare = defineEndpoint({
  id: 'openShare',
  method: 'POST',
  path: '/api/shared/{token}',
  access: 'public',
  summary: 'What a public link shows. Unknown, expired and ended links get the same answer.',
  params: token,
  body: z.object({ password: exactText({ min: 1, max: LONGEST_PASSWORD }).optional() }),
  status: 200,
  output: z.object({
    shared: sharedCv,
    /** For the pages and the file, so that the password is checked once; good for an hour. Null without a password. */
    pass: z.string().nullable(),
  }),
  errors: ['share_gone', 'share_password_needed', 'share_password_wrong'],
});

const view = z.object({
  pass: storableText({ max: 200 }).nullable().default(null),
  text: z.enum(['original', 'english']).default('original'),
});
const refusals = [
  'share_gone',
  'share_password_needed',
  'document_too_long',
  'server_busy',
  'task_too_heavy',
] as const;

export const drawShared = defineEndpoint({
  id: 'drawShared',
  method: 'POST',
  path: '/api/shared/{token}/pages',
  access: 'public',
  summary: 'The printed pages behind a public link, one below the other, as a picture.',
  params: token,
  body: view,
  status: 200,
  file: [pagesType],
  errors: refusals,
});

export const downloadShared = defineEndpoint({
  id: 'downloadShared',
  method: 'POST',
  path: '/api/shared/{token}/pdf',
  access: 'public',
  summary: 'The CV behind a public link as a PDF, if its owner allows it.',
  params: token,
  body: view,
  status: 200,
  file: [exportTypes.pdf],
  errors: refusals,
});
