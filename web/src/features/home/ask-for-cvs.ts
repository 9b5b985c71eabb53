import { defineEndpoint } from '@trayecto/core/contract';
import { z } from 'zod';

/** `listCvs` without the schema of all that a CV may hold: the first page asks, and looks at nothing of the answer. */
export const askForCvs = defineEndpoint({
  id: 'listCvs',
  method: 'GET',
  path: '/api/cvs',
  access: 'user',
  summary: 'The caller’s CVs.',
  query: z.object({ userId: z.uuid() }),
  status: 200,
  output: z.unknown(),
});
