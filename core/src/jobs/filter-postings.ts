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
      // A listing without a date may be old.
      (postedSince === undefined ||
        (posting.postedOn !== null && posting.postedOn >= postedSince)) &&
      (language === undefined || posting.language === language),
  );
}
