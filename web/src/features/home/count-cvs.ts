import { defineEndpoint } from '@trayecto/core/contract';
import { z } from 'zod';

/** `listCvSummaries` without the schema of what a list says of a CV: the first page asks how many there are. */
export const countCvs = defineEndpoint({
  id: 'listCvSummaries',
  method: 'GET',
  path: '/api/cv-summaries',
  access: 'user',
  summary: '',
  query: z.object({ limit: z.number() }),
  status: 200,
  output: z.object({ total: z.number() }),
});
