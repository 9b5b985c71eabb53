import { z } from 'zod';
import { engineSchema } from '../assistant';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';

const LONGEST_KEY = 400;

/** What may be shown of a key: never the key. */
export const modelKeyState = z.object({
  /** Null when the person has stored none. */
  key: z.object({ lastFour: z.string(), storedAt: z.iso.datetime() }).nullable(),
  /** Who would do this person's next task. */
  engine: engineSchema,
});

export type ModelKeyState = z.output<typeof modelKeyState>;

export const getModelKey = defineEndpoint({
  id: 'getModelKey',
  method: 'GET',
  path: '/api/profile/model-key',
  access: 'user',
  summary: 'Whether you have stored your own model key, and its last four characters.',
  status: 200,
  output: modelKeyState,
});

export const storeModelKey = defineEndpoint({
  id: 'storeModelKey',
  method: 'PUT',
  path: '/api/profile/model-key',
  access: 'user',
  summary:
    'Store your own model key, used only for your tasks. It is kept encrypted and never sent back.',
  body: z.strictObject({ key: exactText({ max: LONGEST_KEY }).default('') }),
  status: 200,
  output: modelKeyState,
  errors: ['model_key_missing', 'model_key_invalid', 'not_understood'],
});

export const deleteModelKey = defineEndpoint({
  id: 'deleteModelKey',
  method: 'DELETE',
  path: '/api/profile/model-key',
  access: 'user',
  summary: 'Delete the stored key, if there is one.',
  status: 200,
  output: modelKeyState,
});
