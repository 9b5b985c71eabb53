import { z } from 'zod';
import type { JobSource } from '../job-source';
import { fetchJson } from './fetch-json';
import { makeFound } from './make-found';

const REMOTIVE_URL = 'https://remotive.com';
const MOST_RESULTS = '100';

const answer = z.object({
  jobs: z.array(
    z.object({
      id: z.number(),
      url: z.string(),
      title: z.string(),
      company_name: z.string(),
      publication_date: z.string().nullish(),
      candidate_required_location: z.string().nullish(),
      description: z.string(),
    }),
  ),
});

/** Remote jobs, in English; the service asks for no key. */
export function createRemotiveSource(baseUrl = REMOTIVE_URL): JobSource {
  return {
    name: 'remotive',
    async search({ names }, signal) {
      const url = new URL('/api/remote-jobs', baseUrl);
      url.searchParams.set('search', names.en);
      url.searchParams.set('limit', MOST_RESULTS);
      const { jobs } = answer.parse(await fetchJson(url, signal));
      return makeFound(
        'remotive',
        jobs.map((job) => ({
          externalId: String(job.id),
          title: job.title,
          company: job.company_name,
          location: job.candidate_required_location ?? '',
          isRemote: true,
          description: job.description,
          postedOn: job.publication_date ?? undefined,
          url: job.url,
        })),
      );
    },
  };
}
