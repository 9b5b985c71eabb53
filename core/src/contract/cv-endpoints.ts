import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** One row of a person's list of CVs. */
export const cvListItem = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  filename: z.string(),
  is_favorite: z.boolean(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export type CvListItem = z.output<typeof cvListItem>;

export const listCvs = defineEndpoint({
  id: 'listCvs',
  method: 'GET',
  path: '/api/cvs',
  access: 'user',
  summary: 'The caller’s CVs, favourites first, then newest.',
  query: z.object({ userId: z.uuid().optional() }),
  status: 200,
  output: z.object({ success: z.literal(true), cvs: z.array(cvListItem) }),
  errors: ['forbidden'],
});
