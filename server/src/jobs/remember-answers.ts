import type { JobPosting } from '@trayecto/core/jobs';
import type { JobQuery, JobSource } from './job-source';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50;

/** Public boards ask not to be asked the same thing over and over. */
export function rememberAnswers(source: JobSource, keptMs = KEPT_MS): JobSource {
  const kept = new Map<
    string,
    { readonly postings: readonly JobPosting[]; readonly until: number }
  >();
  return {
    name: source.name,
    async search(query, signal) {
      const key = writeKey(query);
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.postings;
      const postings = await source.search(query, signal);
      kept.delete(key);
      kept.set(key, { postings, until: Date.now() + keptMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return postings;
    },
  };
}

function writeKey({ interest, location, postedSince }: JobQuery): string {
  return JSON.stringify(
    [interest, location].map((text) => text.trim().toLowerCase()).concat(postedSince ?? ''),
  );
}
