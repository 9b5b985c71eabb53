import { z } from 'zod';
import { cvSchema } from '../cv';
import { languages } from '../language';

const MOST_MATCHED_JOBS = 60;

/** How well one CV fits each of several jobs. */
export const matchJobsInput = z.object({
  cv: cvSchema,
  jobs: z
    .array(z.object({ id: z.string(), title: z.string(), description: z.string() }))
    .max(MOST_MATCHED_JOBS),
  /** The language the skills are named in. */
  language: z.enum(languages).default('es'),
});
export type MatchJobsInput = z.output<typeof matchJobsInput>;

export const matchJobsResult = z.object({
  matches: z.array(
    z.object({
      id: z.string(),
      /** Null where the listing says nothing that could be compared. */
      matchScore: z.number().int().min(0).max(100).nullable(),
      matching: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});
export type MatchJobsResult = z.output<typeof matchJobsResult>;
