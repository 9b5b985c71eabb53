import { z } from 'zod';
import { exactText, storableText } from '../text';
import { role } from './auth-endpoints';
import { defineEndpoint } from './endpoint';

const LARGEST_PAGE = 200;

/** An opaque cursor: where the page ended. */
const cursor = exactText({ min: 1, max: 2_000 });
const page = {
  search: storableText({ max: 200 }).default(''),
  direction: z.enum(['ascending', 'descending']).optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(50),
};
const nextCursor = z.string().nullable();

export const adminCvSorts = ['user', 'filename', 'created_at'] as const;
export type AdminCvSort = (typeof adminCvSorts)[number];

export const adminCv = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  user_email: z.string(),
  filename: z.string(),
  created_at: z.iso.datetime(),
  status: z.literal('Processed'),
});
export type AdminCv = z.output<typeof adminCv>;

export const listAllCvs = defineEndpoint({
  id: 'listAllCvs',
  method: 'GET',
  path: '/api/admin/cvs',
  access: 'admin',
  summary: 'Every CV with its owner, page by page: file names and dates, never their contents.',
  query: z.object({ ...page, sort: z.enum(adminCvSorts).default('created_at') }),
  status: 200,
  output: z.object({
    cvs: z.array(adminCv),
    /** How many there are in all; told with the first page only. */
    total: z.number().int().nullable(),
    /** True if there are more than the total: we stop counting a search with very many results. */
    is_total_cut: z.boolean(),
    next_cursor: nextCursor,
  }),
});

export const adminUserSorts = ['email', 'last_seen', 'created_at'] as const;
export type AdminUserSort = (typeof adminUserSorts)[number];

export const adminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
  disabled_at: z.iso.datetime().nullable(),
  deletion_requested_at: z.iso.datetime().nullable(),
  cv_count: z.number().int(),
  /** The bytes their files, CVs, versions and results take up, and their limit. */
  stored_bytes: z.number(),
  quota_bytes: z.number(),
  /** Whether the limit was set for this account. */
  has_own_quota: z.boolean(),
});
export type AdminUser = z.output<typeof adminUser>;

export const listUsers = defineEndpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Everyone with an account, page by page.',
  query: z.object({ ...page, sort: z.enum(adminUserSorts).default('created_at') }),
  status: 200,
  output: z.object({
    users: z.array(adminUser),
    total: z.number().int().nullable(),
    /** True: a search found more than the total says. */
    is_total_cut: z.boolean(),
    next_cursor: nextCursor,
  }),
});

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  access: 'admin',
  summary:
    'Grant or remove the admin role, disable or enable an account, set how much it may store. The last admin can’t be removed.',
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      role,
      disabled: z.boolean(),
      /** Null for the general limit. */
      quota_mb: z.number().min(1).max(1_000_000).nullable(),
    })
    .partial(),
  status: 200,
  output: z.object({ user: adminUser }),
  errors: ['not_found', 'last_admin', 'not_understood'],
});

export const createRecoveryLink = defineEndpoint({
  id: 'createRecoveryLink',
  method: 'POST',
  path: '/api/admin/users/{id}/recovery',
  access: 'admin',
  summary: 'A link that lets anyone who has it set a new password for that user, once.',
  params: z.object({ id: z.uuid() }),
  status: 201,
  output: z.object({ link: z.string(), expires_at: z.iso.datetime() }),
  errors: ['not_found'],
});

export const auditGroups = ['sign_ins', 'roles', 'deletions', 'job_board', 'server'] as const;
export type AuditGroup = (typeof auditGroups)[number];

const auditPerson = z.object({ id: z.uuid(), email: z.string().nullable() });

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  event: z.string(),
  /** The affected account; without an email if it was deleted. */
  user: auditPerson.nullable(),
  /** Who did it, where that is someone else. */
  actor: auditPerson.nullable(),
  details: z.record(z.string(), z.string()),
  /** Where it was done from, for as long as the server keeps that. */
  address: z.string().nullable(),
  device: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEvents = defineEndpoint({
  id: 'listAuditEvents',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'The log of what happened to accounts, the latest first.',
  query: z.object({
    group: z.enum(auditGroups).optional(),
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(50),
  }),
  status: 200,
  output: z.object({
    events: z.array(auditEntry),
    next_before: z.number().int().nullable(),
  }),
});
