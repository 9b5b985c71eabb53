import type { JobLanguage, JobPosting } from './job-posting';

export interface JobFilters {
  readonly remote?: boolean | undefined;
  /** The earliest day, `2026-03-31`. */
  readonly postedSince?: string | undefined;
  readonly language?: JobLanguage | undefined;
}

export function filterPostings<P extends JobPosting>(
  postings: readonly P[],
  { remote, postedSince, language }: JobFilters,
): readonly P[] {
  return postings.filter(
    (posting) =>
      (remote !== true || posting.isRemote) &&
      // A day that is not known cannot be said to be recent.
      (postedSince === undefined ||
        (posting.postedOn !== null && posting.postedOn >= postedSince)) &&
      (language === undefined || posting.language === language),
  );
}
