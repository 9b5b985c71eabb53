import { z } from 'zod';

export const LONGEST_DESCRIPTION = 40_000;

export const jobLanguages = ['es', 'en'] as const;
export type JobLanguage = (typeof jobLanguages)[number];

/** One advertised job, whichever source it came from. */
export const jobPosting = z.object({
  /** Unique over all sources: `own-…`, `sample-…`, `remotive-…`. */
  id: z.string(),
  source: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** Two letters, `ES`; empty where the source does not say. */
  country: z.string(),
  isRemote: z.boolean(),
  /** Null if it is neither Spanish nor English, or unclear. */
  language: z.enum(jobLanguages).nullable(),
  /** Plain text, lines as a person would read them. */
  description: z.string(),
  /** The day, `2026-03-31`; null where the source does not say. */
  postedOn: z.string().nullable(),
  url: z.string(),
  isSample: z.boolean(),
});
export type JobPosting = z.output<typeof jobPosting>;

/** What a file or a feed says of a job, before a board gives it an id. */
export type ImportedPosting = Omit<JobPosting, 'id' | 'source' | 'isSample'> & {
  /** What the publisher calls it, so that a second import creates no duplicate. */
  readonly externalId: string;
};

/** Where a job is, seen from the place someone asked for. */
export const nearnesses = ['here', 'remote', 'country', 'elsewhere'] as const;
export type Nearness = (typeof nearnesses)[number];
