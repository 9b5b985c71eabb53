import { z } from 'zod';
import { emailAddress, exactText } from '../text';
import { LONGEST_PASSWORD } from './auth-endpoints';
import { defineEndpoint } from './endpoint';
import { profile } from './profile-endpoints';

/** How long signing in can still cancel an account's deletion. */
export const DELETION_GRACE_DAYS = 7;

const password = exactText({ min: 1, max: LONGEST_PASSWORD });
const token = exactText({ min: 1, max: 200 });

/** Read from the browser's user agent; empty if it says nothing known. */
export const device = z.object({
  kind: z.enum(['computer', 'phone', 'tablet', 'program']),
  browser: z.string(),
  system: z.string(),
});
export type Device = z.output<typeof device>;

export const sessionSummary = z.object({
  id: z.uuid(),
  device,
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** The session that asks. */
  is_current: z.boolean(),
});
export type SessionSummary = z.output<typeof sessionSummary>;

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Your sessions, the most recently used first.',
  status: 200,
  output: z.object({ sessions: z.array(sessionSummary) }),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'user',
  summary: 'End one of your sessions; its tokens stop working at once.',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'End every session except the current one.',
  status: 204,
});

export const getSignInOptions = defineEndpoint({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/api/auth/options',
  access: 'public',
  summary:
    'What this installation offers: links by email, whether addresses are confirmed, and who may sign up.',
  status: 200,
  isBare: true,
  output: z.object({
    mail: z.boolean(),
    verification: z.boolean(),
    sign_up: z.enum(['open', 'invite', 'closed']),
    /** The name of the single sign-on provider; null if there is none. */
    provider: z.string().nullable(),
  }),
});

export const recoverPassword = defineEndpoint({
  id: 'recoverPassword',
  method: 'POST',
  path: '/api/auth/recover',
  access: 'public',
  summary:
    'Ask for a link to set a new password. The answer is the same whether there is an account or not.',
  body: z.object({ email: emailAddress }),
  status: 202,
  output: z.object({}),
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  summary:
    'Set a new password with the token of a password reset link, which works once. Every session ends.',
  body: z.object({ token, password }),
  status: 204,
  errors: ['link_invalid', 'password_too_short', 'password_too_common', 'password_too_personal'],
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  summary: 'Confirm an email address with the token of the link sent to it.',
  body: z.object({ token }),
  status: 204,
  errors: ['link_invalid'],
});

export const changeEmail = defineEndpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  summary:
    'Change the email address. Where there is mail, a link goes to the new one and the change waits for it.',
  body: z.object({ email: emailAddress, password }),
  status: 200,
  output: z.object({
    /** The change waits until the link is opened. */
    is_pending: z.boolean(),
  }),
  errors: ['wrong_password', 'already_registered', 'email_domain'],
});

export const confirmEmailChange = defineEndpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary: 'Change the email address with the token of the link sent to the new one.',
  body: z.object({ token }),
  status: 204,
  errors: ['link_invalid', 'already_registered'],
});

export const getAdminState = defineEndpoint({
  id: 'getAdminState',
  method: 'GET',
  path: '/api/account/admin',
  access: 'user',
  summary: 'Whether this installation still waits for its first admin.',
  status: 200,
  output: z.object({ is_waiting: z.boolean() }),
});

export const claimAdmin = defineEndpoint({
  id: 'claimAdmin',
  method: 'POST',
  path: '/api/account/admin',
  access: 'user',
  summary:
    'Become the first admin with the code that the server printed when it started. It works once, while there is no admin.',
  body: z.object({ code: exactText({ min: 1, max: 100 }) }),
  status: 200,
  output: z.object({ profile }),
  errors: ['admin_code_wrong'],
});

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary:
    'Everything stored about you as a zip: CVs with their files, profile, saved jobs, results.',
  status: 200,
  file: ['application/zip'],
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  summary:
    'Delete the account with everything in it, files included. With immediately false it is deleted after seven days, and signing in before then cancels it.',
  body: z.object({ password, immediately: z.boolean().default(true) }),
  status: 204,
  errors: ['wrong_password', 'last_admin'],
});
