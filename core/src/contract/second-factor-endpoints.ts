import { z } from 'zod';
import { exactText } from '../text';
import { LONGEST_PASSWORD } from './auth-endpoints';
import { defineEndpoint } from './endpoint';

const password = exactText({ min: 1, max: LONGEST_PASSWORD });
/** Six digits of an app, or a recovery code. */
export const oneTimeCode = exactText({ min: 1, max: 40 });

const state = z.object({
  is_on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
  /** Whether an authenticator app has its secret. Passkeys are taken as a second step in any case. */
  has_app: z.boolean(),
  /** This server asks everyone for one. */
  is_required: z.boolean(),
});
export type SecondFactorState = z.output<typeof state>;

const codes = z.object({ recovery_codes: z.array(z.string()) });

export const getSecondFactor = defineEndpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'user',
  summary: 'Whether signing in needs a second factor.',
  status: 200,
  output: z.object({ second_factor: state }),
});

export const beginSecondFactor = defineEndpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'user',
  summary:
    'Create a secret for an authenticator app. Nothing changes until a code from the app confirms it.',
  body: z.object({ password }),
  status: 201,
  output: z.object({
    secret: z.string(),
    /** For apps to read from a picture (QR code). */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'second_factor_on'],
});

export const confirmSecondFactor = defineEndpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'user',
  summary:
    'Turn the second factor on with a code from the app. Only this answer shows the recovery codes; every other session ends.',
  body: z.object({ code: oneTimeCode }),
  status: 200,
  output: codes,
  errors: ['second_factor_wrong'],
});

export const usePasskeysAsFactor = defineEndpoint({
  id: 'usePasskeysAsFactor',
  method: 'POST',
  path: '/api/account/second-factor/passkeys',
  access: 'user',
  summary:
    'Turn the second factor on with your passkeys, without an app. Only this answer shows the recovery codes; every other session ends.',
  body: z.object({ password }),
  status: 200,
  output: codes,
  errors: ['wrong_password', 'second_factor_on', 'not_found'],
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'user',
  summary: 'Create new recovery codes; the old ones stop working.',
  body: z.object({ password }),
  status: 200,
  output: codes,
  errors: ['wrong_password', 'not_found'],
});

export const removeSecondFactor = defineEndpoint({
  id: 'removeSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'user',
  summary: 'Turn the second factor off; the password alone is enough again.',
  body: z.object({ password }),
  status: 204,
  errors: ['wrong_password', 'not_found', 'second_factor_required'],
});
