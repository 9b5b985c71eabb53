import { z } from 'zod';
import { emailAddress, exactText } from '../text';
import { defineEndpoint } from './endpoint';
import { profile } from './profile-endpoints';

export const role = z.enum(['user', 'admin']);

export const user = z.object({ id: z.uuid(), email: z.string(), role });

export const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds the access token lasts. */
  expires_in: z.number().int(),
  /** Unix seconds, by the server's clock. */
  expires_at: z.number().int(),
  token_type: z.literal('bearer'),
  user,
});

export type Role = z.output<typeof role>;
export type User = z.output<typeof user>;
export type Session = z.output<typeof session>;

/** Longer than any real password, and short enough to hash quickly. */
export const LONGEST_PASSWORD = 1024;
export const SHORTEST_PASSWORD = 8;

const password = exactText({ min: 1, max: LONGEST_PASSWORD });

export const signUp = defineEndpoint({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  summary: 'Create an account.',
  body: z.object({
    email: emailAddress,
    password,
    /** The token of the link with which the person was invited. */
    invitation: exactText({ min: 1, max: 200 }).optional(),
  }),
  status: 201,
  isBare: true,
  output: z.object({ user }),
  errors: [
    'already_registered',
    'sign_up_closed',
    'invitation_needed',
    'invitation_invalid',
    'email_domain',
    'password_too_short',
    'password_too_common',
    'password_too_personal',
  ],
});

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  summary:
    'Start a session. With a second factor on, the password alone is answered with second_factor_needed and the methods to choose from: send it again with a code, or answer the passkey options.',
  body: z.object({
    email: emailAddress,
    password,
    /** Six digits of the authenticator app, or a recovery code. */
    code: exactText({ min: 1, max: 40 }).optional(),
  }),
  status: 200,
  isBare: true,
  output: session,
  errors: ['invalid_credentials', 'second_factor_needed', 'second_factor_wrong'],
});

export const refreshSession = defineEndpoint({
  id: 'refreshSession',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  summary: 'Exchange a refresh token for a new session; each one works once.',
  body: z.object({ refresh_token: exactText({ min: 1, max: 512 }) }),
  status: 200,
  isBare: true,
  output: session,
  errors: ['session_ended'],
});

export const signOut = defineEndpoint({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'user',
  summary: 'End this session; its tokens stop working at once.',
  status: 204,
});

export const getUser = defineEndpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  summary: 'Who is signed in, with their profile.',
  status: 200,
  isBare: true,
  /** An account without a profile cannot be opened: a client signs it out. */
  output: z.object({
    user,
    profile: profile.nullable(),
    /** True: nothing else can be done before a second factor is set up. */
    needs_second_factor: z.boolean().optional(),
    /** The number of unseen account notifications. */
    new_notices: z.number().int().optional(),
  }),
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/password',
  access: 'user',
  summary: 'Change the password; every other session ends.',
  body: z.object({ current_password: password, new_password: password }),
  status: 204,
  errors: ['wrong_password', 'password_too_short', 'password_too_common', 'password_too_personal'],
});
