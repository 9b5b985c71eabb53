import { z } from 'zod';
import { exactText, storableText } from '../text';
import { LONGEST_PASSWORD } from './auth-endpoints';
import { defineEndpoint } from './endpoint';
import { tokenScope } from './token-scopes';

export const MOST_TOKENS = 20;
export const LONGEST_TOKEN_NAME = 80;
export const LONGEST_TOKEN_DAYS = 366;

export const personalToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(tokenScope),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null while it has never been used; right to a minute. */
  last_used_at: z.iso.datetime().nullable(),
  is_expired: z.boolean(),
});
export type PersonalToken = z.output<typeof personalToken>;

export const listTokens = defineEndpoint({
  id: 'listTokens',
  method: 'GET',
  path: '/api/account/tokens',
  access: 'user',
  summary: 'Your tokens, the newest first. The tokens themselves are not stored.',
  status: 200,
  output: z.object({ tokens: z.array(personalToken) }),
});

export const createToken = defineEndpoint({
  id: 'createToken',
  method: 'POST',
  path: '/api/account/tokens',
  access: 'user',
  summary:
    'Create a token for a program, sent as Authorization: Bearer like an access token. Only this answer shows it.',
  body: z.object({
    name: storableText({ max: LONGEST_TOKEN_NAME }).refine(
      (name) => name.trim() !== '',
      'is blank',
    ),
    scopes: z.array(tokenScope).min(1).max(10),
    expires_in_days: z.number().int().min(1).max(LONGEST_TOKEN_DAYS),
    password: exactText({ min: 1, max: LONGEST_PASSWORD }),
  }),
  status: 201,
  output: z.object({ token: z.string(), about: personalToken }),
  errors: ['wrong_password', 'tokens_full'],
});

export const deleteToken = defineEndpoint({
  id: 'deleteToken',
  method: 'DELETE',
  path: '/api/account/tokens/{id}',
  access: 'user',
  summary: 'Revoke a token; it stops working at once.',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
});
