import { z } from 'zod';
import { exactText } from '../text';
import { LONGEST_PASSWORD, session } from './auth-endpoints';
import { defineEndpoint } from './endpoint';

const password = exactText({ min: 1, max: LONGEST_PASSWORD });
const started = z.object({ url: z.string() });

export const identity = z.object({
  id: z.uuid(),
  /** What the provider calls the person. */
  label: z.string(),
  created_at: z.iso.datetime(),
});
export type Identity = z.output<typeof identity>;

export const beginOidc = defineEndpoint({
  id: 'beginOidc',
  method: 'POST',
  path: '/api/auth/oidc/begin',
  access: 'public',
  summary: 'The address to send a user to who signs in with this server’s provider.',
  status: 200,
  output: started,
  errors: ['oidc_off', 'oidc_unreachable'],
});

export const finishOidc = defineEndpoint({
  id: 'finishOidc',
  method: 'POST',
  path: '/api/auth/oidc',
  access: 'public',
  summary: 'Start a session with the provider’s answer.',
  body: z.object({
    code: exactText({ min: 1, max: 2_000 }),
    state: exactText({ min: 1, max: 200 }),
    iss: exactText({ min: 1, max: 300 }).optional(),
  }),
  status: 200,
  isBare: true,
  output: session,
  errors: [
    'oidc_off',
    'oidc_failed',
    'oidc_email_taken',
    'oidc_email_missing',
    'sign_up_closed',
    'invitation_needed',
    'email_domain',
  ],
});

export const beginOidcLink = defineEndpoint({
  id: 'beginOidcLink',
  method: 'POST',
  path: '/api/account/identities/begin',
  access: 'user',
  summary: 'The address to send a user to who wants to connect the provider.',
  body: z.object({ password }),
  status: 200,
  output: started,
  errors: ['wrong_password', 'oidc_off', 'oidc_unreachable'],
});

export const listIdentities = defineEndpoint({
  id: 'listIdentities',
  method: 'GET',
  path: '/api/account/identities',
  access: 'user',
  summary: 'The providers connected to your account.',
  status: 200,
  output: z.object({ identities: z.array(identity) }),
});

export const removeIdentity = defineEndpoint({
  id: 'removeIdentity',
  method: 'DELETE',
  path: '/api/account/identities/{id}',
  access: 'user',
  summary: 'Disconnect the provider from your account.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ password }),
  status: 204,
  errors: ['wrong_password', 'not_found'],
});
