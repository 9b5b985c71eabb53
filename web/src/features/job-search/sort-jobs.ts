import type { FoundJob } from '@trayecto/core/contract';

export type JobOrder = 'best' | 'newest' | 'match';

/** The server's order is the best; the others keep it among equals. */
export function sortJobs(jobs: readonly FoundJob[], order: JobOrder): readonly FoundJob[] {
  if (order === 'newest')
    return jobs.toSorted((a, b) => (b.postedOn ?? '').localeCompare(a.postedOn ?? ''));
  if (order === 'match')
    return jobs.toSorted((a, b) => (b.matchScore ?? -1) - (a.matchScore ?? -1));
  return jobs;
}
