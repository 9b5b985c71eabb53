import {
  askIndex,
  deriveInterests,
  filterPostings,
  listIndexTerms,
  listSamplePostings,
  listSpoken,
  mergePostings,
  nameInterest,
  rankPostings,
} from '@trayecto/core/jobs';
import type { AskJobs, JobCallName, JobCalls } from './job-engine';

type JobTasks = {
  readonly [Name in JobCallName]: (input: JobCalls[Name]['input']) => JobCalls[Name]['result'];
};

const jobTasks: JobTasks = {
  readWish: ({ interest, location }) => ({
    question: askIndex(interest, location),
    names: { es: nameInterest(interest, 'es'), en: nameInterest(interest, 'en') },
  }),
  readSeeker: (cv) => ({ interests: deriveInterests(cv), spoken: listSpoken(cv) }),
  rank: ({ query, found, most }) =>
    rankPostings(query, filterPostings(mergePostings(found), query), new Date()).slice(0, most),
  listSamples: () => listSamplePostings(new Date()),
  listTerms: (postings) => postings.map(listIndexTerms),
};

export function runJobTask<Name extends JobCallName>(
  name: Name,
  input: JobCalls[Name]['input'],
): JobCalls[Name]['result'] {
  return jobTasks[name](input);
}

/** For a process that serves nobody else. */
export const askJobsHere: AskJobs = async (name, input) => runJobTask(name, input);
