import type { Cv } from '@trayecto/core/cv';
import type {
  ImportedPosting,
  IndexQuestion,
  JobFilters,
  JobLanguage,
  JobPosting,
  JobWishes,
  RankedPosting,
} from '@trayecto/core/jobs';
import type { Language } from '@trayecto/core/language';
import type { TaskOptions } from '../threads/worker-pool';

/** What somebody looks for, as our own index and other services are asked for it. */
export interface ReadWish {
  readonly question: IndexQuestion;
  readonly names: Readonly<Record<Language, string>>;
}

/** What can be asked of the job engine: what goes in and what comes out. */
export interface JobCalls {
  readWish: {
    readonly input: Pick<JobWishes, 'interest' | 'location'>;
    readonly result: ReadWish;
  };
  /** What the owner of a CV would search for, and in which languages. */
  readSeeker: {
    readonly input: Cv;
    readonly result: {
      readonly interests: readonly string[];
      readonly spoken: readonly JobLanguage[];
    };
  };
  rank: {
    readonly input: {
      readonly query: JobWishes & JobFilters;
      /** What each source has found. */
      readonly found: readonly (readonly JobPosting[])[];
      readonly most: number;
    };
    readonly result: readonly RankedPosting[];
  };
  listSamples: { readonly input: null; readonly result: readonly JobPosting[] };
  /** The terms of each listing for the index. */
  listTerms: {
    readonly input: readonly IndexedPart[];
    readonly result: readonly (readonly string[])[];
  };
}

export type IndexedPart = Pick<
  ImportedPosting,
  'title' | 'description' | 'location' | 'country' | 'isRemote'
>;

export type JobCallName = keyof JobCalls;

/** Asks the job engine. Its tables take a while to read and search, which is done where no request waits for it. */
export type AskJobs = <Name extends JobCallName>(
  name: Name,
  input: JobCalls[Name]['input'],
  options?: TaskOptions,
) => Promise<JobCalls[Name]['result']>;

export interface JobTask<Name extends JobCallName = JobCallName> {
  readonly kind: 'jobs';
  readonly name: Name;
  readonly input: JobCalls[Name]['input'];
}

export interface JobAnswer<Name extends JobCallName = JobCallName> {
  readonly kind: 'jobs';
  readonly name: Name;
  readonly result: JobCalls[Name]['result'];
}
