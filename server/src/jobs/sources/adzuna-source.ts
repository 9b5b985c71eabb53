import { z } from 'zod';
import type { AdzunaSettings } from '../../config';
import type { JobSource } from '../job-source';
import { fetchJson } from './fetch-json';
import { makeFound } from './make-found';

const ADZUNA_URL = 'https://api.adzuna.com';
const MOST_RESULTS = '50';
const DAY_MS = 86_400_000;
const spanishSpeaking = new Set(['es', 'mx']);

const answer = z.object({
  results: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      title: z.string(),
      description: z.string(),
      redirect_url: z.string(),
      created: z.string().nullish(),
      company: z.object({ display_name: z.string().nullish() }).nullish(),
      location: z.object({ display_name: z.string().nullish() }).nullish(),
    }),
  ),
});

/** One country's jobs, by a key of the deployment's. The text is the beginning of the listing. */
export function createAdzunaSource(settings: AdzunaSettings, baseUrl = ADZUNA_URL): JobSource {
  const { appId, appKey, country } = settings;
  return {
    name: 'adzuna',
    async search({ names, location, postedSince }, signal) {
      const url = new URL(`/v1/api/jobs/${country}/search/1`, baseUrl);
      const language = spanishSpeaking.has(country) ? 'es' : 'en';
      url.searchParams.set('app_id', appId);
      url.searchParams.set('app_key', appKey);
      url.searchParams.set('results_per_page', MOST_RESULTS);
      url.searchParams.set('what', names[language]);
      if (location.trim() !== '') url.searchParams.set('where', location);
      if (postedSince !== undefined) url.searchParams.set('max_days_old', countDays(postedSince));
      const { results } = answer.parse(await fetchJson(url, signal));
      return makeFound(
        'adzuna',
        results.map((job) => ({
          externalId: String(job.id),
          title: job.title,
          company: job.company?.display_name ?? '',
          location: job.location?.display_name ?? '',
          country,
          description: job.description,
          postedOn: job.created ?? undefined,
          url: job.redirect_url,
        })),
      );
    },
  };
}

function countDays(since: string): string {
  return String(Math.max(1, Math.ceil((Date.now() - Date.parse(since)) / DAY_MS)));
}
