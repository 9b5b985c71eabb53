import { z } from 'zod';
import type { JobSource } from '../job-source';
import { fetchJson } from './fetch-json';
import { makeFound } from './make-found';

const ARBEITNOW_URL = 'https://www.arbeitnow.com';

const answer = z.object({
  data: z.array(
    z.object({
      slug: z.string(),
      company_name: z.string(),
      title: z.string(),
      description: z.string(),
      remote: z.boolean(),
      url: z.string(),
      location: z.string().nullish(),
      created_at: z.number().nullish(),
    }),
  ),
});

/** The latest jobs of a board that takes no question: what fits is found by our own ranking. */
export function createArbeitnowSource(baseUrl = ARBEITNOW_URL): JobSource {
  return {
    name: 'arbeitnow',
    async search(_, signal) {
      const url = new URL('/api/job-board-api', baseUrl);
      const { data } = answer.parse(await fetchJson(url, signal));
      return makeFound(
        'arbeitnow',
        data.map((job) => ({
          externalId: job.slug,
          title: job.title,
          company: job.company_name,
          location: job.location ?? '',
          isRemote: job.remote,
          description: job.description,
          postedOn: job.created_at ? new Date(job.created_at * 1_000).toISOString() : undefined,
          url: job.url,
        })),
      );
    },
  };
}
