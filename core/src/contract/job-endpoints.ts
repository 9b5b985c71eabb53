import { z } from 'zod';
import { jobLanguages, nearnesses } from '../jobs/job-posting';
import { languages } from '../language';
import { defineEndpoint } from './endpoint';
import { nonBlank } from './skill-gap-endpoints';

export const LONGEST_INTEREST = 200;
export const MOST_FOUND_JOBS = 50;

/** Where listings come from; `samples` are used until there is another source. */
export const jobSourceNames = ['own', 'samples', 'remotive', 'arbeitnow', 'adzuna'] as const;
export type JobSourceName = (typeof jobSourceNames)[number];

export const foundJob = z.object({
  id: z.string(),
  title: z.string(),
  /** The address of the listing; one of our pages for samples and for listings without a page. */
  link: z.string().regex(/^(?:\/(?!\/)|https?:\/\/)/i),
  company: z.string(),
  location: z.string(),
  country: z.string(),
  description: z.string(),
  source: z.enum(jobSourceNames),
  isRemote: z.boolean(),
  language: z.enum(jobLanguages).nullable(),
  postedOn: z.iso.date().nullable(),
  /** Made up, to show what a search looks like. */
  isSample: z.boolean(),
  /** Its location relative to the place searched for. */
  nearness: z.enum(nearnesses),
  /** How well the chosen CV fits, in percent; null without a CV, or where the job description says too little. */
  matchScore: z.number().int().nullable(),
});
export type FoundJob = z.output<typeof foundJob>;

export const askedSource = z.object({
  name: z.enum(jobSourceNames),
  status: z.enum(['answered', 'failed', 'late', 'resting']),
  /** How many listings of its answer fitted. */
  found: z.number().int(),
});
export type AskedSource = z.output<typeof askedSource>;

export const searchJobs = defineEndpoint({
  id: 'searchJobs',
  method: 'POST',
  path: '/api/search-jobs',
  access: 'user',
  summary:
    'Search all configured job sources at once. If one fails, the answer names it and has the results of the others.',
  body: z.object({
    interest: nonBlank(LONGEST_INTEREST),
    location: nonBlank(LONGEST_INTEREST),
    /** True: only what can be done from anywhere. */
    remote: z.boolean().optional(),
    /** The earliest day. */
    postedSince: z.iso.date().optional(),
    /** The language of the listing. */
    language: z.enum(jobLanguages).optional(),
    /** Says for each job how well this CV fits. */
    cvId: z.uuid().optional(),
  }),
  status: 200,
  output: z.object({
    jobs: z.array(foundJob),
    sources: z.array(askedSource),
    /** What went wrong with some of the sources, in one sentence; null when nothing did. */
    error: z.string().nullable(),
  }),
  errors: ['job_sources_failed', 'no_parsed_data', 'server_busy', 'task_too_heavy'],
});

export const matchJobs = defineEndpoint({
  id: 'matchJobs',
  method: 'POST',
  path: '/api/match-jobs',
  access: 'user',
  summary: 'Jobs for a CV, the best match first: searched by its titles, skills and place.',
  body: z.object({
    cvId: z.uuid(),
    /** The language the skills are named in. */
    language: z.enum(languages).default('es'),
  }),
  status: 200,
  output: z.object({
    matches: z.array(
      foundJob.extend({
        matchScore: z.number().int(),
        skills: z.object({ matching: z.array(z.string()), missing: z.array(z.string()) }),
      }),
    ),
    sources: z.array(askedSource),
  }),
  errors: ['job_sources_failed', 'no_parsed_data', 'server_busy', 'task_too_heavy'],
});

export const getJob = defineEndpoint({
  id: 'getJob',
  method: 'GET',
  path: '/api/jobs/{id}',
  access: 'user',
  summary: 'One listing from this server’s board, or one of the samples.',
  params: z.object({ id: z.string().regex(/^(?:own|sample)-[\w-]{1,80}$/) }),
  status: 200,
  output: z.object({ job: foundJob }),
  errors: ['not_found'],
});
