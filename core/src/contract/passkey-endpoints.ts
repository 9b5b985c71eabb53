import { z } from 'zod';
import { exactText, storableText } from '../text';
import { LONGEST_PASSWORD, session } from './auth-endpoints';
import { defineEndpoint } from './endpoint';

export const MOST_PASSKEYS = 20;
export const LONGEST_PASSKEY_NAME = 80;

const password = exactText({ min: 1, max: LONGEST_PASSWORD });
const name = storableText({ max: LONGEST_PASSKEY_NAME }).refine(
  (given) => given.trim() !== '',
  'is blank',
);

/** What the browser is asked, in the words of WebAuthn; passed on as it is. */
const options = z.record(z.string(), z.unknown());
const bytes = (max: number) => exactText({ min: 1, max });
const credentialId = bytes(500);

/** What the browser answers when it has made a passkey. Everything is base64url, as WebAuthn writes it. */
const registration = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(1_000),
    attestationObject: bytes(8_000),
    transports: z
      .array(exactText({ min: 1, max: 30 }))
      .max(10)
      .optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;

/** What it answers when it has used one. */
const assertion = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(700),
    authenticatorData: bytes(500),
    signature: bytes(700),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Null while it has never been used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const beginPasskeySignIn = defineEndpoint({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'The options to pass to the browser to sign in with a passkey alone.',
  status: 200,
  output: z.object({ options }),
});

export const signInWithPasskey = defineEndpoint({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary:
    'Start a session with a passkey: alone, or as the second step after second_factor_needed, which has its own options.',
  body: assertion,
  status: 200,
  isBare: true,
  output: session,
  errors: ['passkey_wrong', 'email_unverified'],
});

export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
  summary: 'Your passkeys, the newest first.',
  status: 200,
  output: z.object({ passkeys: z.array(passkey) }),
});

export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'user',
  summary: 'The options to pass to the browser to create a passkey. Needs the password.',
  body: z.object({ password }),
  status: 200,
  output: z.object({ options }),
  errors: ['wrong_password', 'passkeys_full'],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'user',
  summary: 'Register the passkey that the browser created.',
  body: z.object({ name, credential: registration }),
  mostBodyBytes: 96 * 1024,
  status: 201,
  output: z.object({ passkey }),
  errors: ['passkey_wrong', 'passkeys_full'],
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  summary: 'Rename a passkey.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name }),
  status: 200,
  output: z.object({ passkey }),
  errors: ['not_found', 'not_understood'],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  summary: 'Remove a passkey; it stops working at once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ password }),
  status: 204,
  errors: ['wrong_password', 'not_found', 'passkey_needed'],
});
