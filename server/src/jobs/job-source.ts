import type { JobSourceName } from '@trayecto/core/contract';
import type { JobFilters, JobPosting, JobWishes } from '@trayecto/core/jobs';
import type { ReadWish } from './job-engine';

export type JobQuery = JobWishes & JobFilters;
export type SourceQuery = JobQuery & ReadWish;

/** Somewhere listings come from. A new one is one file and a line in `open-job-sources`. */
export interface JobSource {
  readonly name: JobSourceName;
  /** What may fit; ranking and filtering are done by who asks. Stops when the signal says so. */
  search(query: SourceQuery, signal: AbortSignal): Promise<readonly JobPosting[]>;
}

/** The source asked to be left alone for a while. */
export class SourceBusyError extends Error {
  override name = 'SourceBusyError';
  constructor(readonly restMs: number) {
    super(`the source wants to rest for ${restMs} ms`);
  }
}
