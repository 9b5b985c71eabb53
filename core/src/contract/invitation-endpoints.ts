import { z } from 'zod';
import { emailAddress } from '../text';
import { defineEndpoint } from './endpoint';

export const MOST_INVITATIONS = 1_000;

export const invitation = z.object({
  id: z.uuid(),
  /** Null: for anyone who has the link. */
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null: made on the machine itself, or by an account that is gone. */
  created_by: z.string().nullable(),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = defineEndpoint({
  id: 'listInvitations',
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'admin',
  summary: 'Unused invitations. Their links are not stored.',
  status: 200,
  output: z.object({ invitations: z.array(invitation) }),
});

export const createInvitation = defineEndpoint({
  id: 'createInvitation',
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  summary: 'Create a link that lets one person sign up. Only this answer shows it.',
  body: z.object({
    /** Only this address can use it; anyone who has the link where there is none. */
    email: emailAddress.nullable().default(null),
    expires_in_days: z.number().int().min(1).max(90).default(7),
  }),
  status: 201,
  output: z.object({ link: z.string(), expires_at: z.iso.datetime() }),
  errors: ['invitations_full'],
});

export const deleteInvitation = defineEndpoint({
  id: 'deleteInvitation',
  method: 'DELETE',
  path: '/api/admin/invitations/{id}',
  access: 'admin',
  summary: 'Withdraw an invitation; its link stops working at once.',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
});
